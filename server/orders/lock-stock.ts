import { eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../db/server-settings.ts'
import { orderHolds, orders } from '../db/schema.ts'
import { hangsOn } from './lock-order.ts'

/** Locks what an order holds, and what those hold that hang on it, by item and day: what of it is given back in several statements. */
export const lockStock = (
  tx: Queries,
  order: Pick<typeof orders.$inferSelect, 'id' | 'memberId'>,
): Promise<unknown> => {
  const held = tx
    .select({ itemId: orderHolds.itemId, day: orderHolds.day })
    .from(orderHolds)
    .innerJoin(orders, eq(orders.id, orderHolds.orderId))
    .where(or(eq(orders.id, order.id), hangsOn(order)))
  return tx.execute(sql`
    select 1 from stock_taken s where (s.item_id, s.day) in (${held}) order by s.item_id, s.day for update of s`)
}
