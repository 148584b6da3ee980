import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { type BizCodeStatus, orderStatuses } from '../../schemas/domain/order-status.ts'
import { codeStatusOf, releaseEvent } from '../../src/domain/order/code-state.ts'
import { type RefundObstacle, refundObstacle } from '../../src/domain/order/refundable.ts'
import { type RefundEvent, type RefundState, refundTransitions } from '../../src/domain/order/refund-state.ts'
import { stateAfter } from '../../src/domain/order/transitions.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orders, refundCodes, refunds } from '../db/schema.ts'
import { tellRefund } from '../messages/order-messages.ts'
import { fitAppointments } from './appointments/change-appointment.ts'
import { isBooked, isExtra } from './appointments/extra-order.ts'
import { fitInvoice } from './invoices.ts'
import { copyFens, freeCopies, lockLines, type RefundableLine, refundableLines } from './line-copies.ts'
import { lockHangingOn, lockOrder } from './lock-order.ts'
import { lockStock } from './lock-stock.ts'
import { returnRefunded } from './order-points.ts'
import { fitEarned } from './order-rewards.ts'
import { pointsIn } from './points-in.ts'
import { isInOpenTeam } from '../teams/order-team.ts'
import { returnCoupon } from './order-coupons.ts'
import { isExchanged } from './presale-order.ts'
import { readShipments } from './shipments.ts'
import { closeParcel } from './refund-parcel.ts'
import { endPurchases } from './stay-purchases.ts'
import { codeStatusesBefore, moveCodes } from './status/code-status.ts'
import { moveOrders } from './status/order-status.ts'
import { moveRefunds } from './status/refund-status.ts'
import { type CodeBack, writeRefund } from './write-refund.ts'

/** What a buyer asks to be given back. */
export interface RefundRequest {
  readonly orderId: string
  readonly memberId: string
  /** Made by the page once: sent again, it is the same application. */
  readonly requestKey: string
  /** Undefined when none was chosen. */
  readonly reason: number | undefined
  readonly description: string
  readonly wanted: readonly { readonly subOrderId: string; readonly copies: number }[]
  /** What the buyer was shown: a deadline that passed meanwhile takes nothing away that they did not agree to. */
  readonly expectedFen?: number | undefined
}

type RefundProblem =
  | RefundObstacle
  | 'not-found'
  | 'refund-exchanged'
  | 'refund-booked'
  | 'refund-changed'
  | 'refund-in-team'

/** `isEarlier`: the one that was sent before under the same name, for something else. */
export type RefundOutcome =
  | { readonly refundId: string; readonly isEarlier?: true }
  | { readonly obstacle: RefundProblem }

/**
 * Applies for money back (B2.7, B5). The order is locked meanwhile, so that applications at once never ask for more than what is unused;
 * the codes of what is asked for can't be redeemed from now on.
 */
export const applyRefund = (db: Orm, request: RefundRequest, now: number): Promise<RefundOutcome> =>
  db.transaction(async (tx) => {
    const order = await lockOwn(tx, request)
    if (!order) return { obstacle: 'not-found' }
    const known = await knownRefund(tx, request)
    if (known) return known
    if (await isExchanged(tx, order.id)) return { obstacle: 'refund-exchanged' }
    if (await isBooked(tx, order.id)) return { obstacle: 'refund-booked' }
    if (await isInOpenTeam(tx, order.id)) return { obstacle: 'refund-in-team' }
    const shipment = (await readShipments(tx, [order.id]))(order.id)
    const moment = { now, isExchanged: false, isBooked: false, isInTeam: false, shipment }
    const lines = refundableLines(order, await lockLines(tx, order.id), moment)
    const chosen = lines.map(({ line }) => copiesOf(request, line.id))
    const obstacle = refundObstacle({
      ...{ reason: request.reason, description: request.description, copies: chosen },
      refundable: lines.map(({ count }) => count),
    })
    if (obstacle) return { obstacle }
    const back = lines.flatMap((line, at) => codesBack(line, chosen[at] ?? 0))
    const amountFen = sum(back.map((code) => code.amountFen))
    if (request.expectedFen !== undefined && amountFen < request.expectedFen) return { obstacle: 'refund-changed' }
    // Without a reason the application was refused above.
    const { orderId, memberId, requestKey, reason = 0, description } = request
    const applied = { orderId, memberId, requestKey, reason, description, quantity: sum(chosen), createdAt: now }
    return { refundId: await writeRefund(tx, applied, back) }
  })

/** What the same request made before; whether it asked for something else then. */
async function knownRefund(tx: Queries, request: RefundRequest): Promise<RefundOutcome | undefined> {
  const { orderId, requestKey, reason, description, wanted } = request
  const [known] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.requestKey, requestKey)))
  if (!known) return undefined
  const copies = await tx
    .select({ lineId: orderCodes.lineId, copy: orderCodes.copy })
    .from(refundCodes)
    .innerJoin(orderCodes, eq(orderCodes.id, refundCodes.codeId))
    .where(eq(refundCodes.refundId, known.id))
    .groupBy(orderCodes.lineId, orderCodes.copy)
  const ofLine = (id: string) => copies.filter(({ lineId }) => lineId === id).length
  const isSame =
    known.reason === reason &&
    known.description === description &&
    copies.length === sum(wanted.map(({ copies: count }) => count)) &&
    wanted.every(({ subOrderId }) => ofLine(subOrderId) === copiesOf(request, subOrderId))
  return { refundId: known.id, ...(!isSame && { isEarlier: true as const }) }
}

/** The buyer's own order. That of a difference is locked after the one whose day it pays for, as whoever changes the day does. */
async function lockOwn(tx: Queries, { orderId, memberId }: RefundRequest) {
  const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
  const [found] = await tx.select().from(orders).where(mine)
  if (!found) return undefined
  if (isExtra(found) && found.body.mainOrderId !== undefined) await lockOrder(tx, found.body.mainOrderId)
  return lockOrder(tx, orderId)
}

/** The codes of the first copies of a line that are free. */
const codesBack = (line: RefundableLine, copies: number): CodeBack[] =>
  freeCopies(line)
    .slice(0, copies)
    .flatMap((copy) => {
      const fens = copyFens(line, copy)
      return copy.codes.map(({ id, status, paidFen }, at) => {
        const amountFen = fens[at] ?? 0
        return { id, status, amountFen, percent: pointsPercent(line, paidFen, amountFen) }
      })
    })

/** Points and coins come back as the money does: of what was used in part, as much as of what was paid. */
const pointsPercent = ({ share }: RefundableLine, paidFen: number, amountFen: number): number =>
  share.perUse === undefined || paidFen === 0 ? share.percent : Math.floor((100 * amountFen) / paidFen)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const copiesOf = ({ wanted }: RefundRequest, lineId: string): number =>
  sum(wanted.filter(({ subOrderId }) => subOrderId === lineId).map(({ copies }) => copies))

/**
 * What happens to an application: the reviewer decides, the payment company gives the money back or can't. What its codes are follows,
 * and what the order is, in the same transaction.
 * @param note what the reviewer tells the buyer
 * @returns its state now; undefined when there is none of that id, or the event means nothing to it: then nothing changed
 */
export const advanceRefund = (
  db: Pick<Orm, 'transaction'>,
  refundId: string,
  event: RefundEvent,
  now: number,
  note = '',
): Promise<RefundState | undefined> =>
  db.transaction(async (tx) => {
    const mine = eq(refunds.id, refundId)
    const [found] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(mine)
    const order = found && (await lockOrder(tx, found.orderId))
    if (!order) return undefined
    const next = stateAfter(refundTransitions, event)
    const isOver = next === 'returned' || next === 'refused'
    const isReviewed = event === 'approve' || event === 'refuse'
    const [refund] = await moveRefunds(tx, event, [mine], {
      ...(isReviewed && { reviewedAt: now, reviewNote: note }),
      ...(isOver && { endedAt: now }),
    })
    if (!refund) return undefined
    if (isReviewed) await closeParcel(tx, refundId)
    if (next === 'refused') await releaseCodes(tx, order, refundId)
    if (next === 'returned') await completeRefund(tx, order, refund, now)
    if (isOver) await fitEarned(tx, order, refund, { now, isReturned: next === 'returned' })
    const told = toldOf[event]
    if (told) await tellRefund(tx, order, refund, told, now)
    return next
  })

/** Of what its buyer is told; that it is tried once more is the shop's affair. */
const toldOf = {
  approve: 'refund-approved',
  refuse: 'refund-refused',
  settle: 'refund-returned',
  break: 'refund-broken',
  retry: undefined,
} as const satisfies Record<RefundEvent, string | undefined>

type Order = typeof orders.$inferSelect

/** The codes that a refund gives back; of one status before it, where only those are meant. */
const codesOf = (tx: Queries, refundId: string, statusBefore?: BizCodeStatus) =>
  inArray(
    orderCodes.id,
    tx
      .select({ id: refundCodes.codeId })
      .from(refundCodes)
      .where(
        and(
          eq(refundCodes.refundId, refundId),
          statusBefore === undefined ? undefined : eq(refundCodes.statusBefore, statusBefore),
        ),
      ),
  )

async function releaseCodes(tx: Queries, { orderStatus }: Order, refundId: string): Promise<void> {
  const isConfirmed = orderStatus === orderStatuses.confirmed
  for (const before of codeStatusesBefore('hold'))
    await moveCodes(tx, releaseEvent(before, isConfirmed), [codesOf(tx, refundId, before)])
}

/** The money is counted, its invoice too, what was held is free again, and an order of which nothing is left is unsubscribed (B4). */
async function completeRefund(tx: Queries, order: Order, refund: typeof refunds.$inferSelect, now: number) {
  await lockHangingOn(tx, order)
  await moveCodes(tx, 'refund', [codesOf(tx, refund.id)])
  await lockStock(tx, order)
  await freeStock(tx, refund.id)
  await fitAppointments(tx, order.id, now)
  const refundedFen = order.refundedFen + refund.amountFen
  await fitInvoice(tx, { ...order, refundedFen }, now)
  const mine = eq(orders.id, order.id)
  await tx.update(orders).set({ refundedFen }).where(mine)
  const left = tx
    .select({ one: sql`1` })
    .from(orderCodes)
    .where(and(eq(orderCodes.orderId, order.id), ne(orderCodes.status, codeStatusOf.refunded)))
  const ended = await moveOrders(tx, 'unsubscribe', [mine, notExists(left)])
  if (ended.length > 0) {
    await endPurchases(tx, order, now)
    await returnCoupon(tx, order.id, { isOwed: false })
  }
  await returnRefunded(tx, order, { id: refund.id, ...(await pointsIn(tx, refund.id)) }, now)
}

/** What the copies that were given back held, on each of their days: of a stay all its rooms, of which a copy holds several. */
const freeStock = (tx: Queries, refundId: string) =>
  tx.execute(sql`
    with back as (
      select c.line_id, count(distinct c.copy)::int as copies from refund_codes r join order_codes c on c.id = r.code_id
      where r.refund_id = ${refundId} group by c.line_id
    ), unreturned as (
      select line_id, count(distinct copy)::int as copies from order_codes
      where line_id in (select line_id from back) and status <> ${codeStatusOf.refunded} group by line_id
    ), shares as (
      select h.line_id, h.item_id, h.day, h.copies * back.copies / (back.copies + coalesce(u.copies, 0)) as copies
      from order_holds h join back on back.line_id = h.line_id left join unreturned u on u.line_id = h.line_id
    ), lessened as (
      update order_holds h set copies = h.copies - shares.copies from shares
      where h.line_id = shares.line_id and h.item_id = shares.item_id and h.day = shares.day
    ), given as (
      select item_id, day, sum(copies)::int as copies from shares group by item_id, day
    ), locked as (
      select s.item_id, s.day, given.copies from stock_taken s join given on given.item_id = s.item_id and given.day = s.day
      order by s.item_id, s.day for update of s
    )
    update stock_taken s set taken = s.taken - locked.copies from locked
    where locked.item_id = s.item_id and locked.day = s.day`)
