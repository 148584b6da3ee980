import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../db/open-database.ts'
import type { Clock } from '../../ports/clock.ts'
import type { ContentOf } from '../seed.ts'
import { startDailyReseed } from './daily-reseed.ts'
import { startWebhookDelivery } from './webhook-delivery.ts'

interface SandboxJobs {
  readonly app: FastifyInstance
  readonly clock: Clock
  readonly content: ContentOf
  /** A new day's shop is there. */
  readonly onNewDay: () => void
  readonly onError: (error: unknown) => void
}

/** What goes on in a sandbox beside the requests: its days, and its payment company. */
export function startSandboxJobs(
  orm: Orm,
  { app, clock, content, onNewDay, onError }: SandboxJobs,
): { readonly stop: () => void }[] {
  return [startDailyReseed(orm, content, { onNewDay, onError }), startWebhookDelivery(app, orm, clock, onError)]
}
