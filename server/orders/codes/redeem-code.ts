import { SHOP_NAME } from '../../../src/domain/shop-name.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { codeObstacle, type CodeObstacle, earlyText } from '../../../src/domain/order/code-use.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'
import { memberCoupons, orderCodes, redemptions } from '../../db/schema.ts'
import { writeMessage } from '../../messages/write-message.ts'
import { lockOrder } from '../lock-order.ts'
import { newPartId } from '../order-ids.ts'
import { rewardUses } from '../order-rewards.ts'
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

/** Why it was not, with the day where that is what there is to say. */
interface NotRedeemed {
  readonly problem: RedeemProblem
  readonly words?: string
}

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
export const redeemCode = (db: Orm, bizCode: string, counter: Counter): Promise<Redeemed | NotRedeemed> =>
  db.transaction(async (tx) => {
    await lockHolder(tx, bizCode)
    const held = await readHeldCode(tx, bizCode, counter.now)
    if (!held) return { problem: 'code-unknown' }
    if (!isRedeemedBy(held, counter.staffOf)) return { problem: 'code-other-merchant' }
    const problem = isChanged(held, counter) ? 'code-changed' : codeObstacle(held.facts)
    if (problem) return { problem, ...(problem === 'code-early' && { words: earlyText(held.facts) }) }
    const left = held.facts.canUseTimes - 1
    await writeUse(tx, held, left, counter)
    return { name: held.name, productName: held.productName, left }
  })

/**
 * Writes down a use of a code that may be used, whoever lets in by it: the last one earns its points, and whoever has the code is told. Its
 * holder is locked by the caller. @param left uses that are left after it
 */
export async function writeUse(
  tx: Queries,
  held: HeldCode,
  left: number,
  { now, operator, place }: Pick<Counter, 'now' | 'operator' | 'place'>,
): Promise<void> {
  const { bizCode, memberId, orderId, name, productName } = held
  const used = await markUsed(tx, held, left, now)
  if (left === 0) await rewardUses(tx, used, now)
  const id = newPartId()
  await tx.insert(redemptions).values({
    ...{ id, bizCode, memberId, orderId: orderId ?? null, name, productName, operator, redeemedAt: now },
    place: place || held.place || SHOP_NAME,
  })
  await writeMessage(tx, { memberId, event: 'code-used', reference: id, places: { product: productName } }, now)
}

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

/** @returns the code of the order that was used; of a coupon there is none */
async function markUsed(tx: Queries, { bizCode, orderId }: HeldCode, left: number, now: number) {
  if (orderId === undefined) {
    const mine = and(eq(memberCoupons.bizCode, bizCode), isNull(memberCoupons.usedAt))
    await tx.update(memberCoupons).set({ usedAt: now }).where(mine)
    return []
  }
  const used = await moveCodes(tx, left > 0 ? 'use-part' : 'use', [eq(orderCodes.bizCode, bizCode)], {
    canUseTimes: left,
  })
  // Its order is locked, and `codeObstacle` let it through: anything else is a mistake here, and nobody may be let in.
  if (used.length === 0) throw new Error(`The code ${bizCode} can't be used in its state`)
  return used
}
