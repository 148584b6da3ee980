import type { Orm } from '../db/open-database.ts'
import { expireCodes } from '../orders/codes/expire-codes.ts'
import type { Clock } from '../ports/clock.ts'

const LOOK_EVERY = 60_000

/** Marks codes whose last day is over by the shop's clock as expired, every minute; the counter refuses them at once all the same. */
export function startCodeExpiry(
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const timer = setInterval(() => void expireCodes(db, clock.now()).catch(onError), LOOK_EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
