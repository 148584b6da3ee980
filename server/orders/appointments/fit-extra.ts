import { and, asc, eq, inArray } from 'drizzle-orm'
import { codeStatusOf } from '../../../src/domain/order/code-state.ts'
import { canPay } from '../../../src/domain/order/order-state.ts'
import type { Queries } from '../../db/server-settings.ts'
import { orderCodes, orders } from '../../db/schema.ts'
import { dropOrder } from '../end-order.ts'
import { moveCodes } from '../status/code-status.ts'
import { confirmIn } from '../take-payment.ts'
import { type ReturnReason, returnWhole } from '../write-refund.ts'
import { dearCopies, type DayRequest, extraChoice } from './extra-order.ts'

type Extra = typeof orders.$inferSelect

/** The order of a difference, if it was made: locked after the one whose day it pays for. */
async function lockExtra(tx: Queries, request: DayRequest): Promise<Extra | undefined> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(eq(orders.tempOrderId, extraChoice(request)))
    .for('update')
  return found
}

/**
 * Makes the order of a difference fit the dearer days of its request that stand: the shop keeps the money of those, and no more. Called
 * in the transaction in which a day ends, or its difference was paid; done twice it is done once.
 * @param now epoch ms of the shop's clock
 */
export async function fitExtra(tx: Queries, request: DayRequest, why: ReturnReason, now: number): Promise<void> {
  const extra = await lockExtra(tx, request)
  if (!extra) return
  const standing = await dearCopies(tx, request)
  if (canPay(extra)) {
    if (standing === 0) await dropOrder(tx, extra, now)
    return
  }
  const kept = await keptCodes(tx, extra.id)
  const over = kept.slice(0, Math.max(0, kept.length - standing))
  if (over.length > 0) await giveBack(tx, extra, over, { why, now })
}

const [UNSENT, UNUSED, EXPIRED, USED] = [
  codeStatusOf.unsent,
  codeStatusOf.unused,
  codeStatusOf.expired,
  codeStatusOf.used,
]

/** The codes whose money the shop has, those first that no confirmed day has used. */
async function keptCodes(tx: Queries, orderId: string) {
  const codes = await tx
    .select()
    .from(orderCodes)
    .where(and(eq(orderCodes.orderId, orderId), inArray(orderCodes.status, [UNSENT, UNUSED, EXPIRED, USED])))
    .orderBy(asc(orderCodes.copy))
    .for('update')
  return codes.toSorted((one, other) => Number(one.status === USED) - Number(other.status === USED))
}

interface Giving {
  readonly why: ReturnReason
  readonly now: number
}

/** Codes that a confirmed day used are free again before they go back. */
async function giveBack(
  tx: Queries,
  extra: Extra,
  codes: readonly (typeof orderCodes.$inferSelect)[],
  { why, now }: Giving,
): Promise<void> {
  const ids = codes.map(({ id }) => id)
  await moveCodes(tx, 'reopen', [inArray(orderCodes.id, ids)], { canUseTimes: 1 })
  const free = codes.map((code) => ({ ...code, status: code.status === USED ? UNUSED : code.status }))
  await returnWhole(tx, extra, { codes: free, quantity: codes.length, why, now })
}

/** Its day is confirmed: the difference is used, and no counter takes its code. What of it goes back is not. */
export async function spendExtra(tx: Queries, request: DayRequest): Promise<void> {
  const extra = await lockExtra(tx, request)
  if (!extra || !(await confirmIn(tx, extra.id))) return
  await moveCodes(tx, 'use', [eq(orderCodes.orderId, extra.id)], { canUseTimes: 0 })
}
