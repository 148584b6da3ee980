import { randomUUID } from 'node:crypto'
import type { Orm } from '../db/open-database.ts'
import { mailMessages } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import type { MailPort } from './mail.ts'

/** Delivers to the sandbox's mail box. */
export const createSandboxMail = (db: Orm, clock: Clock): MailPort => ({
  async send({ to, subject, text }) {
    await db.insert(mailMessages).values({ id: randomUUID(), address: to, subject, text, sentAt: clock.now() })
  },
})
