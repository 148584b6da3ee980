import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/open-database.ts'
import type { MovableClock } from '../../ports/clock.ts'
import type { ContentOf } from '../seed.ts'
import { startClockRefresh } from './clock-refresh.ts'
import { startDailyReseed } from './daily-reseed.ts'
import { startWebhookDelivery } from './webhook-delivery.ts'

interface SandboxJobs {
  readonly app: FastifyInstance
  readonly clock: MovableClock
  readonly content: ContentOf
  /** A new day's shop is there. */
  readonly onNewDay: () => void
  readonly onError: (error: unknown) => void
}

/** What goes on in a sandbox beside the requests: its days, its payment company, and the clock that instances share. */
export function startSandboxJobs(
  { kind, orm }: Pick<Database, 'kind' | 'orm'>,
  { app, clock, content, onNewDay, onError }: SandboxJobs,
): { readonly stop: () => void }[] {
  return [
    startDailyReseed(orm, content, { onNewDay, onError }),
    startWebhookDelivery(app, orm, clock, onError),
    ...(kind === 'server' ? [startClockRefresh(clock, onError)] : []),
  ]
}
