import { lt } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { trackedEvents } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'

const CLEAN_EVERY = 60 * 60 * 1000

/** How long what was recorded is kept: 30 days. */
export const RETENTION = 30 * 24 * 60 * 60 * 1000

/** Deletes what the shop's pages recorded more than 30 days ago by the shop's clock, every hour. */
export function startTrackingCleanup(
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const clean = () => db.delete(trackedEvents).where(lt(trackedEvents.receivedAt, clock.now() - RETENTION))
  const timer = setInterval(() => void clean().then(() => undefined, onError), CLEAN_EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
