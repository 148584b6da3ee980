import { eq, inArray } from 'drizzle-orm'
import { refundStatusOf } from '../../src/domain/order/refund-state.ts'
import { refundedFen } from '../../src/domain/order/refund-rule.ts'
import type { Queries } from '../db/server-settings.ts'
import { orderCodes, type orders, refundCodes, refunds } from '../db/schema.ts'
import { newPartId } from './order-ids.ts'
import { moveCodes } from './status/code-status.ts'
import { moveRefunds } from './status/refund-status.ts'

/** A code with what comes back of it. */
export interface CodeBack extends Pick<typeof orderCodes.$inferSelect, 'id' | 'status'> {
  readonly amountFen: number
  /** What comes back of its points and coins, in percent; all of them without it. */
  readonly percent?: number
}

/** An application: of which order, by whom, how many copies, why and when. */
type Applied = Pick<
  typeof refunds.$inferInsert,
  'orderId' | 'memberId' | 'requestKey' | 'reason' | 'description' | 'quantity' | 'createdAt'
>

/**
 * Writes an application for money back, with what of each code comes back. Their order and they are locked by the caller: from now on
 * nobody redeems them. @returns its id
 */
export async function writeRefund(tx: Queries, applied: Applied, codes: readonly CodeBack[]): Promise<string> {
  const refundId = newPartId()
  const amountFen = codes.reduce((sum, code) => sum + code.amountFen, 0)
  await tx.insert(refunds).values({ ...applied, id: refundId, status: refundStatusOf.applied, amountFen })
  const ids = codes.map(({ id }) => id)
  const pointsOf = await pointShares(tx, ids)
  const rows = codes.map(({ id, status, amountFen: fen, percent = 100 }) => ({
    ...{ refundId, codeId: id, statusBefore: status, amountFen: fen, ...pointsOf(id, percent) },
  }))
  await tx.insert(refundCodes).values(rows)
  const held = await moveCodes(tx, 'hold', [inArray(orderCodes.id, ids)])
  // They are locked, and were looked at before: anything else is a mistake here, and nothing of the application may be kept.
  if (held.length !== ids.length)
    throw new Error(`Of ${ids.length} codes of the refund ${refundId} ${held.length} could be held`)
  return refundId
}

/** What of the points and coins of codes comes back, each by its id. */
async function pointShares(tx: Queries, ids: readonly string[]) {
  const { id, points, coins } = orderCodes
  const rows = await tx
    .select({ id, points, coins })
    .from(orderCodes)
    .where(inArray(id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (codeId: string, percent: number) => ({
    points: refundedFen(byId.get(codeId)?.points ?? 0, percent),
    coins: refundedFen(byId.get(codeId)?.coins ?? 0, percent),
  })
}

/** Why money goes back that nobody applied for, for its buyer to read: by a reason of B9. */
export interface ReturnReason {
  readonly reason: number
  readonly description: string
}

interface Whole {
  readonly codes: readonly Pick<typeof orderCodes.$inferSelect, 'id' | 'status' | 'paidFen'>[]
  /** How many copies they are of. */
  readonly quantity: number
  readonly why: ReturnReason
  readonly now: number
}

/** Gives codes of an order back whole, where the shop owes it: nobody has to decide it, the payment company is asked next. */
export async function returnWhole(
  tx: Queries,
  { id: orderId, memberId }: Pick<typeof orders.$inferSelect, 'id' | 'memberId'>,
  { codes, quantity, why, now }: Whole,
): Promise<void> {
  const applied = { orderId, memberId, requestKey: newPartId(), ...why, quantity, createdAt: now }
  const refundId = await writeRefund(
    tx,
    applied,
    codes.map(({ id, status, paidFen: amountFen }) => ({ id, status, amountFen })),
  )
  await moveRefunds(tx, 'approve', [eq(refunds.id, refundId)], { reviewedAt: now, reviewNote: why.description })
}
