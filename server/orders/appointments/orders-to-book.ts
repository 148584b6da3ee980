import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { openStatuses, paidStatuses } from '../../../schemas/domain/order-status.ts'
import type { Orm } from '../../db/open-database.ts'
import { orders } from '../../db/schema.ts'
import { bookableOf, readLinesToBookOf } from './booked-lines.ts'

/** How many orders are looked through. */
const MOST_ORDERS = 30

/** Orders of a member's of which days can still be booked, the newest first. @param id of their product or of one of them; '' is all */
export async function readOrdersToBook(db: Orm, memberId: string, id: string) {
  const isOpen = and(inArray(orders.orderStatus, openStatuses), inArray(orders.paymentStatus, paidStatuses))
  const isBooked = sql`exists (select 1 from products p where p.id = ${orders.productId} and p.body ? 'appointment')`
  const isAsked = id === '' ? undefined : sql`${id} in (${orders.productId}, ${orders.id})`
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isOpen, isBooked, isAsked))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS)
  const linesOf = await readLinesToBookOf(db, rows)
  return rows
    .map((order) => ({ order, bookable: bookableOf(linesOf(order)) }))
    .filter(({ bookable }) => bookable > 0)
    .map(({ order: { id: orderId, body }, bookable }) => ({
      ...{ orderId, productName: body.productName, picture: body.picture, bookable },
    }))
}
