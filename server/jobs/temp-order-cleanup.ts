import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { orders, tempOrders } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import { startInterval } from './start-interval.ts'

const CLEAN_EVERY = 60 * 60 * 1000

/** How long a choice that was never ordered can still be: a day. */
export const RETENTION = 24 * 60 * 60 * 1000

/** Deletes what shoppers chose more than a day ago by the shop's clock and never ordered, every hour. */
export function startTempOrderCleanup(
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const ordered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(eq(orders.tempOrderId, tempOrders.id))
  const clean = async () =>
    db.delete(tempOrders).where(and(lt(tempOrders.createdAt, clock.now() - RETENTION), notExists(ordered)))
  return startInterval(CLEAN_EVERY, clean, onError)
}
