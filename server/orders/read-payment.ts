import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { CashierOrder, PayResult } from '../../schemas/domain/cashier.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { orderPaths } from '../../src/domain/order/order-paths.ts'
import { cashierState, payOutcome } from '../../src/domain/order/pay-outcome.ts'
import { shopAddress } from '../../src/domain/visit/shop-address.ts'
import type { Orm } from '../db/open-database.ts'
import { orderLines, orders, payments } from '../db/schema.ts'
import { isExtra } from './appointments/extra-order.ts'
import { readOrderTeams } from '../teams/order-team.ts'

/** What the cashier was opened with (A2). */
interface WaysBack {
  readonly originUrl?: string | undefined
  readonly orderUrl?: string | undefined
}

interface Asked extends WaysBack {
  readonly orderId: string
  readonly memberId: string
}

const mine = (orderId: string, memberId: string) => and(eq(orders.id, orderId), eq(orders.memberId, memberId))

/** An order as the cashier shows it to its buyer; undefined for everybody else. @param now epoch ms of the shop's clock */
export async function readCashierOrder(
  db: Orm,
  { orderId, memberId, ...ways }: Asked,
  now: number,
): Promise<CashierOrder | undefined> {
  const [order] = await db.select().from(orders).where(mine(orderId, memberId))
  if (!order) return undefined
  const lines = await db
    .select({ copies: orderLines.copies, body: orderLines.body })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const { body, payUntil, totalFen, paidFen } = order
  const state = cashierState(order, now)
  const isOpen = state === 'open' || state === 'part-paid'
  return {
    ...{ orderNo: orderId, productName: body.productName, picture: body.picture, productCode: body.productCode },
    items: lines.map(({ copies, body: line }) => ({ name: line.name, copies })),
    ...{ orderPrice: yuanOfFen(totalFen), paidPrice: yuanOfFen(paidFen) },
    leftPrice: isOpen ? yuanOfFen(totalFen - paidFen) : 0,
    ...{ retainTime: payUntil, payUntil: shopClock(payUntil), state },
    ...pathsBack(order, ways),
  }
}

/** Where the buyer goes from the cashier (A2): where it was told, if that is in the shop. */
const pathsBack = ({ id, body }: typeof orders.$inferSelect, { originUrl, orderUrl }: WaysBack) => ({
  orderPath: shopAddress(orderUrl) ?? orderPaths(id, body.productType).detail,
  homePath: shopAddress(originUrl) ?? '/',
})

/** The cashier again, from which the buyer goes back to where they would have gone. */
function cashierPath(orderId: string, { originUrl, orderUrl }: WaysBack): string {
  const told = Object.entries({ originUrl: shopAddress(originUrl), orderUrl: shopAddress(orderUrl) })
  const query = new URLSearchParams(told.flatMap(([name, to]) => (to === undefined ? [] : [[name, to]])))
  return `/cashier/${orderId}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * The try that its buyer asks about: that of an id, else the newest of the order.
 * @returns undefined when the order is somebody else's; a null id when there was no such try
 */
export async function findPayment(db: Orm, orderId: string, memberId: string, payId: string | undefined) {
  const [order] = await db.select({ id: orders.id }).from(orders).where(mine(orderId, memberId))
  if (!order) return undefined
  const which = and(eq(payments.orderId, orderId), payId ? eq(payments.id, payId) : undefined)
  const [found] = await db
    .select({ payId: payments.id })
    .from(payments)
    .where(which)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return { payId: found?.payId }
}

/** How paying went. @param payId of the try, of that order; @param now epoch ms of the shop's clock */
export async function readPayResult(
  db: Orm,
  { orderId, payId, ...ways }: WaysBack & { readonly orderId: string; readonly payId: string | undefined },
  now: number,
): Promise<PayResult | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return undefined
  const [payment] = payId ? await db.select({ state: payments.state }).from(payments).where(eq(payments.id, payId)) : []
  const [overpaid] = await db
    .select({ fen: sql<string>`coalesce(sum(${payments.amountFen}), 0)` })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        inArray(payments.state, ['returning', 'returned']),
        isNotNull(payments.providerNo),
      ),
    )
  const team = (await readOrderTeams(db, [orderId]))(orderId)
  return {
    outcome: payOutcome(cashierState(order, now), payment?.state),
    ...(payId && { payId }),
    paidPrice: yuanOfFen(order.paidFen),
    returnPrice: yuanOfFen(Number(overpaid?.fen ?? 0)),
    ...{ cashierPath: cashierPath(orderId, ways), ...pathsBack(order, ways) },
    ...(team && { teamPath: team.path }),
    ...(isExtra(order) && { bookingPath: `/pre-booking-progress/${order.body.mainOrderId}` }),
  }
}
