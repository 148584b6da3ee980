import { and, eq, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import { paidShares } from '../../src/domain/order/order-price.ts'
import { refundStatusOf } from '../../src/domain/order/refund-state.ts'
import { earnedBy } from '../../src/domain/points/deduction.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orderLines, orders, orderShipments, pointEntries, refunds } from '../db/schema.ts'
import { earnPoints, revokePoints } from '../points/ledger.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'memberId' | 'body'>

const rewardOf = ({ memberId, body }: Order, now: number) =>
  ({ memberId, kind: 'points', reason: 'order-earned', note: body.productName, now }) as const

/**
 * Codes that are used up earn points by what they cost: from then on nothing of it is given back. What an exchanged presale cost was paid for
 * them too (B5). Their order is locked by the caller.
 */
export async function rewardUses(tx: Queries, codes: readonly { readonly id: string }[], now: number): Promise<void> {
  const ids = codes.map(({ id }) => id)
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: orderCodes.id, paidFen: orderCodes.paidFen, order: orders })
    .from(orderCodes)
    .innerJoin(orders, eq(orders.id, orderCodes.orderId))
    .where(inArray(orderCodes.id, ids))
    .orderBy(orderCodes.id)
  for (const { id, paidFen, order } of rows) {
    const amount = earnedBy(paidFen + (await presaleFenOf(tx, order, id)))
    if (amount > 0) await earnPoints(tx, { ...rewardOf(order, now), amount, reference: id })
  }
}

/** The share of an exchanged presale that a code stands for: a copy's in proportion to the prices, as of what is paid, with the first of its codes. */
async function presaleFenOf(tx: Queries, { id: orderId, body: { presaleFen = 0 } }: Order, codeId: string) {
  if (presaleFen === 0) return 0
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position)
  const codes = await tx.select().from(orderCodes).where(eq(orderCodes.orderId, orderId)).orderBy(orderCodes.id)
  const shares = paidShares(
    lines.map(({ copies, body: { listFen, unitFen } }) => ({ copies, listFen, unitFen })),
    presaleFen,
  )
  const own = codes.find(({ id }) => id === codeId)
  const first = codes.find(({ lineId, copy }) => lineId === own?.lineId && copy === own.copy)
  if (!own || first !== own) return 0
  return shares[lines.findIndex(({ id }) => id === own.lineId)]?.[own.copy] ?? 0
}

/** Copies that are given back, or are being. */
const GIVEN_BACK = [codeStatusOf.refunded, codeStatusOf.refunding, codeStatusOf.void]

/** Goods that came earn points by what was kept of them. */
export async function rewardReceipts(tx: Queries, orderIds: readonly string[], now: number): Promise<void> {
  if (orderIds.length === 0) return
  const kept = tx
    .select({ id: orderCodes.orderId, fen: sql<number>`sum(${orderCodes.paidFen})::int`.as('fen') })
    .from(orderCodes)
    .where(and(inArray(orderCodes.orderId, [...orderIds]), notInArray(orderCodes.status, GIVEN_BACK)))
    .groupBy(orderCodes.orderId)
    .as('kept')
  const rows = await tx
    .select({ order: orders, fen: kept.fen })
    .from(orders)
    .innerJoin(kept, eq(kept.id, orders.id))
    .orderBy(orders.memberId, orders.id)
  for (const { order, fen } of rows) {
    const amount = earnedBy(fen)
    if (amount > 0) await earnPoints(tx, { ...rewardOf(order, now), amount, reference: order.id })
  }
}

/**
 * A refund that ended changes what of goods that came is kept, and with it what they earned: that of all that is kept, so that the parts of
 * an order that goes back whole take back all of it, as far as the member still has it. Copies that were asked back before they came earned
 * nothing yet: given back they change nothing, refused they earn it now. Its order is locked by the caller.
 */
export async function fitEarned(
  tx: Queries,
  order: Pick<typeof orders.$inferSelect, 'id' | 'memberId' | 'body' | 'paidFen'>,
  refund: Pick<typeof refunds.$inferSelect, 'id' | 'amountFen' | 'createdAt'>,
  { now, isReturned }: { readonly now: number; readonly isReturned: boolean },
): Promise<void> {
  const ofOrder = eq(orderShipments.orderId, order.id)
  const [shipment] = await tx.select({ at: orderShipments.receivedAt }).from(orderShipments).where(ofOrder)
  const receivedAt = shipment?.at ?? null
  if (receivedAt === null || isReturned === refund.createdAt < receivedAt) return
  const keptFen = order.paidFen - (await unearnedFen(tx, order.id, { receivedAt, besides: refund.id }))
  const amount = earnedBy(keptFen) - earnedBy(keptFen - refund.amountFen)
  const entry = { ...rewardOf(order, now), reference: refund.id }
  if (!isReturned && amount > 0) await earnPoints(tx, { ...entry, amount })
  const back = isReturned ? Math.min(amount, await earnedOf(tx, order.id)) : 0
  if (back > 0) await revokePoints(tx, { ...entry, amount: back, reason: 'refund-revoked' })
}

/** What earns nothing of what was paid: it was given back, or was asked back before it came and still is. */
async function unearnedFen(
  tx: Queries,
  orderId: string,
  { receivedAt, besides }: { readonly receivedAt: number; readonly besides: string },
): Promise<number> {
  const { returned, refused } = refundStatusOf
  const isAskedBefore = and(ne(refunds.status, refused), lt(refunds.createdAt, receivedAt))
  const [found] = await tx
    .select({ fen: sql<number>`coalesce(sum(${refunds.amountFen}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.id, besides), or(eq(refunds.status, returned), isAskedBefore)))
  return found?.fen ?? 0
}

/** What the goods of an order earned by now; orders of before there were points earned none. */
async function earnedOf(tx: Queries, orderId: string): Promise<number> {
  const own = tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderId, orderId))
  const [found] = await tx
    .select({ amount: sql<number>`coalesce(sum(${pointEntries.amount}), 0)::int` })
    .from(pointEntries)
    .where(
      and(
        inArray(pointEntries.reason, ['order-earned', 'refund-revoked']),
        or(eq(pointEntries.reference, orderId), inArray(pointEntries.reference, own)),
      ),
    )
  return found?.amount ?? 0
}
