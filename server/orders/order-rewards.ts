import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { codeStatusOf } from '../../src/domain/order/code-state.ts'
import { earnedBy } from '../../src/domain/points/deduction.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, orders, pointEntries, type refunds } from '../db/schema.ts'
import { earnPoints, revokePoints } from '../points/ledger.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'memberId' | 'body'>

const rewardOf = ({ memberId, body }: Order, now: number) =>
  ({ memberId, kind: 'points', reason: 'order-earned', note: body.productName, now }) as const

/** A copy that is used up earns points by what it cost: from then on nothing of it is given back. Its order is locked by the caller. */
export async function rewardUse(tx: Queries, bizCode: string, now: number): Promise<void> {
  const [code] = await tx
    .select({ id: orderCodes.id, paidFen: orderCodes.paidFen, order: orders })
    .from(orderCodes)
    .innerJoin(orders, eq(orders.id, orderCodes.orderId))
    .where(eq(orderCodes.bizCode, bizCode))
  const amount = earnedBy(code?.paidFen ?? 0)
  if (code && amount > 0) await earnPoints(tx, { ...rewardOf(code.order, now), amount, reference: code.id })
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

/** Goods that are given back after they came: what they earned is taken back, as far as it is still there. */
export async function revokeEarned(
  tx: Queries,
  order: Order,
  refund: Pick<typeof refunds.$inferSelect, 'id' | 'amountFen' | 'createdAt'>,
  now: number,
): Promise<void> {
  const amount = earnedBy(refund.amountFen)
  const earned = and(eq(pointEntries.reference, order.id), eq(pointEntries.reason, 'order-earned'))
  const [entry] = await tx.select({ at: pointEntries.at }).from(pointEntries).where(earned)
  // What was asked back before they came did not earn anything.
  if (!entry || amount === 0 || entry.at > refund.createdAt) return
  await revokePoints(tx, { ...rewardOf(order, now), amount, reason: 'refund-revoked', reference: refund.id })
}
