import type { Orm } from '../db/open-database.ts'
import { expireOrders } from '../orders/end-order.ts'
import type { Clock } from '../ports/clock.ts'

const LOOK_EVERY = 10_000

/** Ends orders whose time to pay is over by the shop's clock, every ten seconds: their stock and their coupons are free again. */
export function startOrderExpiry(
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      await expireOrders(db, clock.now())
    } catch (error) {
      onError(error)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
