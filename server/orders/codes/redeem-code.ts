import { and, eq, isNull } from 'drizzle-orm'
import { codeObstacle, type CodeObstacle } from '../../../src/domain/order/code-use.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { memberCoupons, orderCodes, redemptions } from '../../db/schema.ts'
import { writeMessage } from '../../messages/write-message.ts'
import { lockOrder } from '../lock-order.ts'
import { newPartId } from '../order-ids.ts'
import { rewardUse } from '../order-rewards.ts'
import { moveCodes } from '../status/code-status.ts'
import { type HeldCode, isRedeemedBy, readHeldCode, type StaffOf } from './held-code.ts'

/** Who redeems, where, and when (epoch ms of the shop's clock). */
export interface Counter {
  readonly now: number
  readonly operator: string
  /** Whose people redeem: codes of other merchants are refused. */
  readonly staffOf: StaffOf
  /** Without it: where the product is. */
  readonly place?: string
  /** The uses that were left when the operator looked: used meanwhile, it is not used again. */
  readonly seenTimes?: number | undefined
}

/** Why a code was not redeemed. */
export type RedeemProblem = CodeObstacle | 'code-changed' | 'code-other-merchant'

/** A use, as the counter reads it. */
export interface Redeemed {
  readonly name: string
  readonly productName: string
  /** Uses that are left. */
  readonly left: number
}

/**
 * Redeems a code once, at a counter, and writes down that it was, in one transaction. Its order is locked meanwhile, as for a refund:
 * of two counters only one lets somebody in, and what is being given back lets in nobody.
 */
export const redeemCode = (
  db: Orm,
  bizCode: string,
  counter: Counter,
): Promise<Redeemed | { problem: RedeemProblem }> =>
  db.transaction(async (tx) => {
    await lockHolder(tx, bizCode)
    const held = await readHeldCode(tx, bizCode, counter.now)
    if (!held) return { problem: 'code-unknown' }
    if (!isRedeemedBy(held, counter.staffOf)) return { problem: 'code-other-merchant' }
    const problem = isChanged(held, counter) ? 'code-changed' : codeObstacle(held.facts)
    if (problem) return { problem }
    const left = held.facts.canUseTimes - 1
    await use(tx, held, left, counter.now)
    if (held.orderId !== undefined && left === 0) await rewardUse(tx, bizCode, counter.now)
    const id = newPartId()
    await tx.insert(redemptions).values({
      ...{ id, bizCode, memberId: held.memberId, orderId: held.orderId ?? null },
      ...{ name: held.name, productName: held.productName, operator: counter.operator, redeemedAt: counter.now },
      place: counter.place || held.place || '澜途度假',
    })
    const { memberId, productName: product } = held
    await writeMessage(tx, { memberId, event: 'code-used', reference: id, places: { product } }, counter.now)
    return { name: held.name, productName: held.productName, left }
  })

/** Whether it was used since the operator looked. What has no use left says so by itself. */
const isChanged = ({ facts: { canUseTimes } }: HeldCode, { seenTimes = canUseTimes }: Counter): boolean =>
  canUseTimes > 0 && seenTimes !== canUseTimes

/** Its order is locked; a coupon has none, and is locked itself. */
async function lockHolder(tx: Queries, bizCode: string): Promise<void> {
  const [code] = await tx
    .select({ orderId: orderCodes.orderId })
    .from(orderCodes)
    .where(eq(orderCodes.bizCode, bizCode))
  if (code) await lockOrder(tx, code.orderId)
  else
    await tx
      .select({ couponId: memberCoupons.couponId })
      .from(memberCoupons)
      .where(eq(memberCoupons.bizCode, bizCode))
      .for('update')
}

async function use(tx: Queries, { bizCode, orderId }: HeldCode, left: number, now: number): Promise<void> {
  if (orderId === undefined) {
    const mine = and(eq(memberCoupons.bizCode, bizCode), isNull(memberCoupons.usedAt))
    await tx.update(memberCoupons).set({ usedAt: now }).where(mine)
    return
  }
  const used = await moveCodes(tx, left > 0 ? 'use-part' : 'use', [eq(orderCodes.bizCode, bizCode)], {
    canUseTimes: left,
  })
  // Its order is locked, and `codeObstacle` let it through: anything else is a mistake here, and nobody may be let in.
  if (used.length === 0) throw new Error(`The code ${bizCode} can't be used in its state`)
}
