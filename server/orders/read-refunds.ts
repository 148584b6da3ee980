import { and, desc, eq } from 'drizzle-orm'
import type { OrderRefund, OrderRefundDetail, OrderRefundLines } from '../../schemas/domain/order-refund.ts'
import { refundStatuses } from '../../schemas/domain/order-status.ts'
import { refundReasonText } from '../../schemas/domain/refund-reason.ts'
import { payWays } from '../../schemas/domain/pay-way.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { isLineRefundable, isTypeRefundable } from '../../src/domain/order/refundable.ts'
import { isRefundedUntilUsed, soldPolicy } from '../../src/domain/order/refund-rule.ts'
import { logisticsPath, orderPaths } from '../../src/domain/order/order-paths.ts'
import { showsRefundAmount } from '../../src/domain/order/refund-state.ts'
import type { Orm } from '../db/open-database.ts'
import { orderCodes, orderLines, orders, payments, refundCodes, refundParcels, refunds } from '../db/schema.ts'
import { copyFens, freeCopies, readLines, type RefundableLine, refundableLines } from './line-copies.ts'
import { isBooked } from './appointments/extra-order.ts'
import { countEnding } from './stay-purchases.ts'
import { couponAfterRefund } from './order-coupons.ts'
import { isExchanged } from './presale-order.ts'
import { pointsIn } from './points-in.ts'
import { isInOpenTeam } from '../teams/order-team.ts'
import { readShipments } from './shipments.ts'
import { parcelOf } from './refund-parcel.ts'

type Order = typeof orders.$inferSelect
type Refund = typeof refunds.$inferSelect

/** An application, with what is known of its goods when they are wanted back. */
interface WithParcel {
  readonly refund: Refund
  readonly parcel: typeof refundParcels.$inferSelect | null
}

/** Whose order is asked about, and by whom: all of this is for its buyer alone. */
interface Asked {
  readonly orderId: string
  readonly memberId: string
}

async function ownOrder(db: Orm, { orderId, memberId }: Asked): Promise<Order | undefined> {
  const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
  const [order] = await db.select().from(orders).where(mine)
  return order
}

/** The applications of an order, the newest first. */
export async function readRefunds(db: Orm, asked: Asked): Promise<OrderRefund[] | undefined> {
  if (!(await ownOrder(db, asked))) return undefined
  return (await refundsOf(db, asked.orderId)).map(infoOf)
}

const refundsOf = (db: Orm, orderId: string): Promise<WithParcel[]> =>
  db
    .select({ refund: refunds, parcel: refundParcels })
    .from(refunds)
    .leftJoin(refundParcels, eq(refundParcels.refundId, refunds.id))
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))

/** @param refundId without it the newest one */
export async function readRefund(db: Orm, asked: Asked, refundId?: string): Promise<OrderRefundDetail | undefined> {
  const order = await ownOrder(db, asked)
  if (!order) return undefined
  const all = await refundsOf(db, order.id)
  const found = refundId ? all.find(({ refund }) => refund.id === refundId) : all[0]
  return (
    found && {
      ...detailOf(order, found),
      paymentMode: await paidBy(db, order.id),
      ...(await readPointsBack(db, found.refund.id)),
      lines: await linesOf(db, found.refund.id),
    }
  )
}

/** Its amount is told once it is approved (B4). */
const infoOf = ({
  refund: { id, orderId, status, quantity, amountFen, ...refund },
  parcel,
}: WithParcel): OrderRefund => ({
  ...{ refundId: id, orderId, refundStatus: status, statusText: refundStatuses[status], quantity },
  ...(showsRefundAmount(status) && { price: yuanOfFen(amountFen) }),
  ...{ reason: refund.reason, reasonText: refundReasonText(refund.reason) ?? '', description: refund.description },
  createTime: shopClock(refund.createdAt),
  ...(parcel && { parcel: parcelOf(parcel) }),
})

const detailOf = (order: Order, found: WithParcel): Omit<OrderRefundDetail, 'paymentMode' | 'lines'> => ({
  ...infoOf(found),
  ...reviewOf(found.refund),
  ...{ productName: order.body.productName, picture: order.body.picture },
})

/** What its reviewer decided, and when. */
const reviewOf = (refund: Refund) => ({
  description: refund.description,
  ...(refund.reviewedAt !== null && { reviewTime: shopClock(refund.reviewedAt) }),
  ...(refund.reviewNote !== '' && { reviewNote: refund.reviewNote }),
  ...(refund.endedAt !== null && { endTime: shopClock(refund.endedAt) }),
})

/** How the order was paid: by one way, or by several. */
async function paidBy(db: Orm, orderId: string): Promise<string> {
  const paid = and(eq(payments.orderId, orderId), eq(payments.state, 'paid'))
  const used = new Set((await db.select({ way: payments.way }).from(payments).where(paid)).map(({ way }) => way))
  const names = payWays.filter(({ way }) => used.has(way)).map(({ name }) => name)
  return names.length > 0 ? names.join('、') : '无需支付'
}

/** The points and coins that come back with it; nothing of what it has none of. */
async function readPointsBack(db: Orm, refundId: string): Promise<Pick<OrderRefundDetail, 'points' | 'coins'>> {
  const { points, coins } = await pointsIn(db, refundId)
  return { ...(points > 0 && { points }), ...(coins > 0 && { coins }) }
}

/** What a refund gives back, in the order of the order's lines. */
async function linesOf(db: Orm, refundId: string): Promise<OrderRefundDetail['lines']> {
  const rows = await db
    .selectDistinct({ position: orderLines.position, copy: orderCodes.copy, body: orderLines.body })
    .from(refundCodes)
    .innerJoin(orderCodes, eq(orderCodes.id, refundCodes.codeId))
    .innerJoin(orderLines, eq(orderLines.id, orderCodes.lineId))
    .where(eq(refundCodes.refundId, refundId))
    .orderBy(orderLines.position)
  const lines = new Map<number, { name: string; copies: number }>()
  for (const { position, body } of rows)
    lines.set(position, { name: body.name, copies: (lines.get(position)?.copies ?? 0) + 1 })
  return [...lines.values()]
}

/**
 * What an order can give back, with what each number of copies is worth.
 * @param now epoch ms of the shop's clock
 */
export async function readRefundLines(db: Orm, asked: Asked, now: number): Promise<OrderRefundLines | undefined> {
  const order = await ownOrder(db, asked)
  if (!order) return undefined
  const { body } = order
  const { id } = order
  const held = { isExchanged: await isExchanged(db, id), isBooked: await isBooked(db, id) }
  const shipment = (await readShipments(db, [id]))(id)
  const moment = { now, ...held, isInTeam: await isInOpenTeam(db, id), shipment }
  const lines = refundableLines(order, await readLines(db, order.id), moment)
  const purchases = await countEnding(db, order)
  const coupon = await couponAfterRefund(db, order.id, now)
  const policy = soldPolicy(lines.map(({ line }) => line.body))
  return {
    ...{ orderId: order.id, productId: order.productId, productName: body.productName, picture: body.picture },
    ...(body.subTitle && { subTitle: body.subTitle }),
    pricePaid: yuanOfFen(order.paidFen),
    ...(body.companyId && { companyId: body.companyId }),
    ...(policy !== undefined && { policy }),
    isUntilUsed: isTypeRefundable(body.productType) && lines.every(isUntilUsed),
    ...(purchases > 0 && { purchases }),
    ...(coupon && { coupon }),
    refundShow: lines.some(({ count }) => count > 0) ? 1 : 0,
    lines: lines.map(lineOf),
    paths: pathsOf(order),
  }
}

/** Whether its buyer can have it back at any time while it is unused: a stay has a moment, and orders of before any terms have none. */
const isUntilUsed = ({ line: { body } }: RefundableLine): boolean =>
  body.freeUntil === undefined &&
  isLineRefundable(body) &&
  (body.refundTerms === undefined || isRefundedUntilUsed(body.refundTerms.rule))

function pathsOf({ id, body: { productType } }: Order): OrderRefundLines['paths'] {
  const { detail, refundApply, refundList, refundDetail } = orderPaths(id, productType)
  const refundLogistics = logisticsPath(id, productType)
  return { detail, refundApply, refundList, refundDetail, ...(refundLogistics && { refundLogistics }) }
}

function lineOf(found: RefundableLine): OrderRefundLines['lines'][number] {
  const { id, copies, body } = found.line
  return {
    ...{ subOrderId: id, name: body.name, useCount: copies, refundable: found.count, amounts: amountsOf(found) },
    ...(body.usingStartDate && { usingStartDate: body.usingStartDate }),
    ...(body.usingEndDate && { usingEndDate: body.usingEndDate }),
    ...(body.freeUntil && { freeUntil: body.freeUntil }),
    ...(body.refundTerms && { share: found.share }),
  }
}

/** Yuan of the first copy, of the first two, and so on: in the order in which they are given back. */
function amountsOf(found: RefundableLine): number[] {
  let fen = 0
  return freeCopies(found)
    .slice(0, found.count)
    .map((copy) => {
      fen += sum(copyFens(found, copy))
      return yuanOfFen(fen)
    })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
