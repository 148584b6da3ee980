import { eq } from 'drizzle-orm'
import type { Queries } from '../db/server-settings.ts'
import { orders } from '../db/schema.ts'

/**
 * Locks an order until the transaction ends, and reads it. Whoever changes something of an order (a payment, a refund, a code, a day, an
 * invoice) locks it before anything else: with one lock order for all, no two transactions wait for each other (a deadlock). What is read
 * of the order after it is what everybody before has written.
 */
export async function lockOrder(tx: Queries, orderId: string): Promise<typeof orders.$inferSelect | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}
