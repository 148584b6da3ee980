import type { Orm } from '../db/open-database.ts'
import { EXPIRY_ROUND, expireOrders } from '../orders/end-order.ts'
import type { Clock } from '../ports/clock.ts'
import { startInterval } from './start-interval.ts'

const LOOK_EVERY = 10_000

/**
 * Ends orders whose time to pay is over by the shop's clock, every ten seconds, all that there are: after a rush nobody's stock waits for
 * the next time. Their stock and their coupons are free again.
 */
export const startOrderExpiry = (
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
  onFreeStock: () => void = () => undefined,
): { stop: () => void } => startInterval(LOOK_EVERY, () => expireAll(db, clock, onFreeStock), onError)

async function expireAll(db: Orm, clock: Pick<Clock, 'now'>, onFreeStock: () => void): Promise<void> {
  for (;;) {
    const ended = await expireOrders(db, clock.now())
    if (ended.length > 0) onFreeStock()
    if (ended.length < EXPIRY_ROUND) return
  }
}
