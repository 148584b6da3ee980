import { inArray, type SQL, sql } from 'drizzle-orm'
import { orderStatuses, paymentStatuses } from '../../schemas/domain/order-status.ts'
import { canPay, type OrderEnd, orderState } from '../../src/domain/order/order-state.ts'
import { oneOf } from '../db/one-of.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders, payments } from '../db/schema.ts'
import { returnUnpaid } from './order-points.ts'
import { orderPlaces } from '../messages/order-messages.ts'
import { writeMessages } from '../messages/write-message.ts'
import { moveOrders } from './status/order-status.ts'
import { movePayments } from './status/payment-status.ts'

/**
 * Ends an order of which nothing was paid: by its buyer, or because its time to pay ran out. Its stock, its seat and its coupon are free again,
 * its points come back and its buyer is told, in the same transaction.
 * @returns whether it was ended now: not when somebody else's, paid or ended before
 */
export async function cancelOrder(db: Orm, orderId: string, memberId: string, now: number): Promise<boolean> {
  const mine = sql`id = ${orderId} and member_id = ${memberId}`
  const ended = await db.transaction((tx) => end(tx, 'cancel', mine, now))
  return ended.length > 0
}

/** How many orders of a kind one round ends: none of them is held for long. */
const EXPIRY_ROUND = 100

/**
 * Ends orders whose time to pay is over. Several instances may do it at once: each takes those that nobody else has.
 * @param now epoch ms of the shop's clock @param memberId only those of a member, who looks at them @returns their ids
 */
export async function expireOrders(db: Orm, now: number, memberId?: string): Promise<string[]> {
  const { unpaid: nothing, partPaid } = paymentStatuses
  const due = overdue(nothing, now, memberId)
  const which = sql`${oneOf(sql`id`, due)} and payment_status = ${nothing}`
  const unpaid = await db.transaction((tx) => end(tx, 'expire', which, now))
  return [...unpaid, ...(await expirePartPaid(db, overdue(partPaid, now, memberId), now))]
}

/** Ends all orders whose time to pay is over: after a rush nobody's stock waits for the next round. @param onFreeStock told of each statement that freed some */
export async function expireAll(db: Orm, now: () => number, onFreeStock: () => void): Promise<void> {
  for (;;) {
    const ended = await expireOrders(db, now())
    if (ended.length > 0) onFreeStock()
    if (ended.length < EXPIRY_ROUND) return
  }
}

type Waiting = Parameters<typeof canPay>[0] & { readonly retainTime: number }

/**
 * What a buyer sees of orders. Those whose time to pay is over are ended first: whoever sees the time run out learns at once what became
 * of them, and not when the next round comes.
 * @param ordersOf the orders in what was read
 */
export async function readUpToDate<Shown>(
  db: Orm,
  { now, memberId }: { readonly now: number; readonly memberId: string },
  read: () => Promise<Shown>,
  ordersOf: (shown: Shown) => readonly Waiting[],
): Promise<Shown> {
  const shown = await read()
  if (!ordersOf(shown).some((order) => canPay(order) && order.retainTime <= now)) return shown
  await expireOrders(db, now, memberId)
  return read()
}

/**
 * What came in part goes back. The orders are locked by a statement of its own, so that the next ones see every payment that came before:
 * handlePaymentWebhook locks the order too.
 */
const expirePartPaid = (db: Orm, due: SQL, now: number): Promise<string[]> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(due)
    const ids = rows.map(({ id }) => id)
    return ids.length === 0 ? [] : endPartPaid(tx, ids, now)
  })

async function endPartPaid(tx: Queries, ids: readonly string[], now: number): Promise<string[]> {
  const which = inArray(orders.id, [...ids])
  await movePayments(tx, 'lapse', [inArray(payments.orderId, [...ids])])
  await tx.update(orders).set({ paidFen: 0 }).where(which)
  return end(tx, 'expire', which, now)
}

/** Ends an order that nobody needs any more and that is not wholly paid: what came in part goes back. It is locked by the caller. */
export const dropOrder = (
  tx: Queries,
  order: Pick<typeof orders.$inferSelect, 'id' | 'orderStatus' | 'paymentStatus'>,
  now: number,
) =>
  orderState(order) === 'part-paid' ? endPartPaid(tx, [order.id], now) : end(tx, 'cancel', sql`id = ${order.id}`, now)

const overdue = (paymentStatus: number, now: number, memberId: string | undefined) => sql`
  select id from orders
  where order_status = ${orderStatuses.pending} and payment_status = ${paymentStatus} and pay_until <= ${now}
    ${memberId === undefined ? sql`` : sql`and member_id = ${memberId}`}
  order by pay_until limit ${EXPIRY_ROUND} for update skip locked`

/** Points come back last, by statements of their own: of orders that took none there is one statement more. */
async function end(tx: Queries, by: OrderEnd, which: SQL, now: number): Promise<string[]> {
  const ids = await endRows(tx, by, which)
  if (ids.length === 0) return ids
  await tellEnded(tx, by, ids, now)
  await returnUnpaid(tx, ids, now)
  return ids
}

/** Stock is locked in the order in which it is taken (place-order.ts), so that no two statements wait for each other (a deadlock). */
async function endRows(db: Queries, by: OrderEnd, which: SQL): Promise<string[]> {
  const ended = moveOrders(db, by, [which], { endedBy: by })
  const { rows } = await db.execute<{ id: string }>(sql`
    with ended as ${ended}, unheld as (
      delete from order_holds where order_id in (select id from ended) returning item_id, day, copies
    ), given as (
      select item_id, day, sum(copies)::int as copies from unheld group by item_id, day
    ), locked as (
      select s.item_id, s.day, given.copies from stock_taken s join given on given.item_id = s.item_id and given.day = s.day
      order by s.item_id, s.day for update of s
    ), freed as (
      update stock_taken s set taken = s.taken - locked.copies from locked
      where locked.item_id = s.item_id and locked.day = s.day
    ), unseated as (
      delete from team_seats where order_id in (select id from ended) returning team_id
    ), seats as (
      update teams t set taken = t.taken - seated.seats from (
        select o.id, l.seats from teams o join
          (select team_id, count(*)::int as seats from unseated group by team_id) l on l.team_id = o.id
        order by o.id for update of o
      ) seated where t.id = seated.id
    ), coupons as (
      update member_coupons set order_id = null where order_id in (select id from ended)
    )
    select id from ended`)
  const ids = rows.map(({ id }) => id)
  return ids
}

async function tellEnded(tx: Queries, by: OrderEnd, ids: readonly string[], now: number): Promise<void> {
  const event = by === 'cancel' ? 'order-cancelled' : 'order-expired'
  const { id, memberId, body } = orders
  const rows = await tx
    .select({ id, memberId, body })
    .from(orders)
    .where(inArray(id, [...ids]))
  const tellings = rows.map((order) => ({
    ...({ memberId: order.memberId, event, reference: order.id, places: orderPlaces(order) } as const),
  }))
  await writeMessages(tx, tellings, now)
}
