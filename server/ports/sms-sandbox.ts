import { randomUUID } from 'node:crypto'
import type { Orm } from '../db/open-database.ts'
import { smsMessages } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import type { SmsPort } from './sms.ts'

/** Delivers to the sandbox's inbox. */
export const createSandboxSms = (db: Orm, clock: Clock): SmsPort => ({
  async send(phone, text) {
    await db.insert(smsMessages).values({ id: randomUUID(), phone, text, sentAt: clock.now() })
  },
})
