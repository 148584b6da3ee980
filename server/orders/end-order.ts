import { sql } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import type { Orm } from '../db/open-database.ts'

/**
 * Ends an order of which nothing was paid: by its buyer, or because its time to pay ran out. Its stock and its coupon are free again, in
 * the same statement.
 * @returns whether it was ended now: not when somebody else's, paid or ended before
 */
export async function cancelOrder(db: Orm, orderId: string, memberId: string): Promise<boolean> {
  const ended = await end(
    db,
    sql`id = ${orderId} and member_id = ${memberId} and payment_status = ${paymentStatuses.unpaid}`,
  )
  return ended.length > 0
}

/** How many orders one round ends: none of them is held for long. */
const ROUND = 100

/**
 * Ends orders whose time to pay is over. Several instances may do it at once: each takes those that nobody else has.
 * @param now epoch ms of the shop's clock @returns their ids
 */
export const expireOrders = (db: Orm, now: number): Promise<string[]> =>
  end(
    db,
    sql`id in (
      select id from orders
      where order_status = ${orderStatuses.pending} and payment_status = ${paymentStatuses.unpaid} and pay_until <= ${now}
      order by pay_until limit ${ROUND} for update skip locked
    ) and payment_status = ${paymentStatuses.unpaid}`,
  )

/** Stock is locked in the order in which it is taken (place-order.ts), so that nobody waits for each other. */
async function end(db: Orm, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with ended as (
      update orders set order_status = ${orderStatuses.cancelled}
      where order_status = ${orderStatuses.pending} and ${which}
      returning id
    ), unheld as (
      delete from order_holds where order_id in (select id from ended) returning item_id, day, copies
    ), given as (
      select item_id, day, sum(copies)::int as copies from unheld group by item_id, day
    ), locked as (
      select s.item_id, s.day, given.copies from stock_taken s join given on given.item_id = s.item_id and given.day = s.day
      order by s.item_id, s.day for update of s
    ), freed as (
      update stock_taken s set taken = s.taken - locked.copies from locked
      where locked.item_id = s.item_id and locked.day = s.day
    ), coupons as (
      update member_coupons set order_id = null where order_id in (select id from ended)
    )
    select id from ended`)
  return rows.map(({ id }) => id)
}
