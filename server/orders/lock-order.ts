import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/server-settings.ts'
import { orders } from '../db/schema.ts'

type Order = typeof orders.$inferSelect

/**
 * Locks an order until the transaction ends, and reads it. Whoever changes something of an order (a payment, a refund, a code, a day, an
 * invoice) locks it before anything else. What is read of the order after it is what everybody before has written.
 *
 * All transactions lock in one sequence, so that no two wait for each other (a deadlock): an order, those that hang on it (lockHangingOn), their
 * codes, stock by item and day (lockStock), booked days by product and day (lockDays).
 */
export async function lockOrder(tx: Queries, orderId: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

/** Which orders hang on one: the differences of its days, and what its guests bought to it. They are of the same member. */
export const hangsOn = ({ id, memberId }: Pick<Order, 'id' | 'memberId'>) =>
  and(eq(orders.memberId, memberId), sql`${orders.body} ->> 'mainOrderId' = ${id}`)

/**
 * Locks the orders that hang on one which is locked. Before any stock or day: who ends orders whose time to pay is over holds many of
 * them while it waits for their stock.
 */
export const lockHangingOn = (tx: Queries, order: Pick<Order, 'id' | 'memberId'>): Promise<unknown> =>
  tx.select({ id: orders.id }).from(orders).where(hangsOn(order)).orderBy(asc(orders.id)).for('update')
