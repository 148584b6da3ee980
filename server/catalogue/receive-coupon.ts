import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { hasCounterCode, isCouponGood } from '../../src/domain/coupon/coupon.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { typedCode } from '../../src/domain/order/code-use.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { couponCodes, couponCodeUses, coupons, memberCoupons, transfers } from '../db/schema.ts'
import { newBizCode } from '../orders/order-ids.ts'

export type ReceiveProblem = 'not-found' | 'coupon-received' | 'coupon-gone' | 'coupon-expired'
export type RedeemProblem =
  | Exclude<ReceiveProblem, 'not-found' | 'coupon-expired'>
  | 'coupon-code-wrong'
  | 'coupon-code-used'
  | 'coupon-code-expired'

/** What is refused inside of a transaction: nothing of it happened. */
class Undone extends Error {
  readonly problem: ReceiveProblem

  constructor(problem: ReceiveProblem) {
    super(problem)
    this.problem = problem
  }
}

const refusedOf = (error: unknown): ReceiveProblem => {
  if (error instanceof Undone) return error.problem
  throw error
}

/**
 * Gives a member one of a kind: one row decides who has it already, one update who gets the last. Both hold under concurrency. Who has it and did
 * not use it asked for that one: its answer was lost, or another device was first.
 */
export async function receiveCoupon(
  db: Orm,
  couponId: string,
  memberId: string,
  now: number,
): Promise<ReceiveProblem | undefined> {
  const given = db.transaction((tx) => give(tx, { couponId, memberId }, now))
  const problem = await given.then(() => undefined, refusedOf)
  return problem === 'coupon-received' && (await isUnused(db, memberId, couponId)) ? undefined : problem
}

interface Given {
  readonly couponId: string
  readonly couponName: string
  /** It was theirs before. */
  readonly isEarlier?: true
}

async function give(
  tx: Queries,
  { couponId, memberId }: { couponId: string; memberId: string },
  now: number,
): Promise<Given> {
  const [found] = await tx.select({ body: coupons.body }).from(coupons).where(eq(coupons.id, couponId))
  if (!found) throw new Undone('not-found')
  if (!isCouponGood(found.body, shopClock(now))) throw new Undone('coupon-expired')
  const bizCode = hasCounterCode(found.body) ? newBizCode() : null
  const [mine] = await tx
    .insert(memberCoupons)
    .values({ memberId, couponId, receivedAt: now, bizCode })
    .onConflictDoNothing()
    .returning()
  if (!mine || (await gaveAway(tx, memberId, couponId))) throw new Undone('coupon-received')
  const [left] = await tx
    .update(coupons)
    .set({ stock: sql`${coupons.stock} - 1` })
    .where(and(eq(coupons.id, couponId), gt(coupons.stock, 0)))
    .returning({ stock: coupons.stock })
  if (!left) throw new Undone('coupon-gone')
  return { couponId, couponName: found.body.couponName }
}

/** In their hands, and not used yet. */
async function isUnused(db: Queries, memberId: string, couponId: string): Promise<boolean> {
  const mine = and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponId, couponId))
  const unused = and(mine, isNull(memberCoupons.usedAt), isNull(memberCoupons.orderId))
  return (await db.select({ id: memberCoupons.couponId }).from(memberCoupons).where(unused)).length > 0
}

/** One to a member also when it was given on. Asked once the row is written: who gives at the same moment has written before. */
async function gaveAway(tx: Queries, memberId: string, couponId: string): Promise<boolean> {
  const mine = and(eq(transfers.giverId, memberId), eq(transfers.kind, 'coupon'), eq(transfers.thingId, couponId))
  const found = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(mine, inArray(transfers.state, ['given', 'taken'])))
    .limit(1)
  return found.length > 0
}

/**
 * Gives a member one of a kind as a part of a greater transaction, which goes on where it can't be given: when it is gone, or theirs already.
 * @returns what was given
 */
export async function giveIfLeft(
  tx: Queries,
  { couponId, memberId }: { readonly couponId: string; readonly memberId: string },
  now: number,
): Promise<Given | undefined> {
  const [found] = await tx.select({ body: coupons.body }).from(coupons).where(eq(coupons.id, couponId)).for('update')
  if (!found || !isCouponGood(found.body, shopClock(now))) return undefined
  const isLeft = and(eq(coupons.id, couponId), gt(coupons.stock, 0))
  const [left] = await tx.select({ stock: coupons.stock }).from(coupons).where(isLeft)
  if (!left) return undefined
  const bizCode = hasCounterCode(found.body) ? newBizCode() : null
  const given = await tx
    .insert(memberCoupons)
    .values({ memberId, couponId, receivedAt: now, bizCode })
    .onConflictDoNothing()
    .returning()
  if (given.length === 0) return undefined
  await tx
    .update(coupons)
    .set({ stock: sql`${coupons.stock} - 1` })
    .where(eq(coupons.id, couponId))
  return { couponId, couponName: found.body.couponName }
}

/**
 * Gives a member the coupon of a code (B2.9 coupon-redeem). The code is locked meanwhile: it gives as many as it may, and one to a member.
 * @param typed as it was typed: spaces, dashes and small letters don't matter
 */
export async function redeemCoupon(
  db: Orm,
  typed: string,
  memberId: string,
  now: number,
): Promise<Given | { problem: RedeemProblem }> {
  const code = typedCode(typed).toUpperCase()
  try {
    return await db.transaction((tx) => giveForCode(tx, { code, memberId }, now))
  } catch (error) {
    const problem = refusedOf(error)
    // Its coupon is there no more, or out of date: it was a code once, and is good for nothing.
    return { problem: problem === 'not-found' || problem === 'coupon-expired' ? 'coupon-code-expired' : problem }
  }
}

/** What the member's own code gave them, while it is there to be used: sent again it is the same. */
async function givenBefore(tx: Queries, { couponId, memberId }: { couponId: string; memberId: string }) {
  const [coupon] = await tx.select({ body: coupons.body }).from(coupons).where(eq(coupons.id, couponId))
  if (!coupon || !(await isUnused(tx, memberId, couponId))) return { problem: 'coupon-received' } as const
  return { couponId, couponName: coupon.body.couponName, isEarlier: true as const }
}

async function giveForCode(tx: Queries, { code, memberId }: { code: string; memberId: string }, now: number) {
  const [found] = await tx.select().from(couponCodes).where(eq(couponCodes.code, code)).for('update')
  if (!found) return { problem: 'coupon-code-wrong' } as const
  const uses = await tx
    .select({ memberId: couponCodeUses.memberId })
    .from(couponCodeUses)
    .where(eq(couponCodeUses.code, code))
  if (uses.some((use) => use.memberId === memberId)) return givenBefore(tx, { couponId: found.couponId, memberId })
  if (uses.length >= found.capacity) return { problem: 'coupon-code-used' } as const
  if (shopClock(now) >= found.validUntil) return { problem: 'coupon-code-expired' } as const
  const given = await give(tx, { couponId: found.couponId, memberId }, now)
  await tx.insert(couponCodeUses).values({ code, memberId, usedAt: now })
  return given
}
