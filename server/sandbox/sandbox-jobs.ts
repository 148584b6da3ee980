import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import type { Job } from '../jobs/claim.ts'
import type { Clock } from '../ports/clock.ts'
import { deliverWebhooks } from './payment-company.ts'
import { type ContentOf, seedSandbox } from './seed.ts'

interface SandboxJobs {
  readonly app: FastifyInstance
  readonly clock: Pick<Clock, 'now'>
  readonly content: ContentOf
  /** A new day's shop is there. */
  readonly onNewDay: () => void
}

/** What goes on in a sandbox beside the requests: its days, and its payment company. */
export const sandboxJobs = (db: Orm, { app, clock, content, onNewDay }: SandboxJobs): Job[] => [
  {
    ...{ name: 'sandbox-day', every: 5 * 60_000, task: 'Gives the sandbox the shop of a new day' },
    run: async () => {
      if (await seedSandbox(db, content, Date.now())) onNewDay()
    },
  },
  {
    ...{ name: 'sandbox-notices', every: 1_000, task: 'Sends the notices of the sandbox’s payment company' },
    run: () => deliverWebhooks(app, db, clock.now()),
  },
]
