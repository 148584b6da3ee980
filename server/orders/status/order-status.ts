import { and, sql } from 'drizzle-orm'
import { type OrderEvent, orderTransitions, writtenAs, writtenOnEntry } from '../../../src/domain/order/order-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { orders } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof orders.$inferInsert, 'id' | 'orderStatus' | 'paymentStatus'>>

/**
 * The one writer of `order_status` and `payment_status`: an event happens to orders, in one statement, and only to those in a state from
 * which it leads on. It may stand inside a greater statement, which then does the rest for the rows that moved.
 * @param also what is written with it @returns the ids of the orders that moved
 */
export const moveOrders = (tx: Pick<Queries, 'update'>, event: OrderEvent, which: WhichRows, also: Change = {}) =>
  tx
    .update(orders)
    .set({ ...also, ...writtenOnEntry[stateAfter(orderTransitions, event)] })
    .where(and(...which, isBefore(event)))
    .returning({ id: orders.id })

function isBefore(event: OrderEvent) {
  const pairs = writtenAs(statesBefore(orderTransitions, event)).map(
    ({ orderStatus, paymentStatus }) => sql`(${orderStatus}::int, ${paymentStatus}::int)`,
  )
  return sql`(${orders.orderStatus}, ${orders.paymentStatus}) in (${sql.join(pairs, sql`, `)})`
}
