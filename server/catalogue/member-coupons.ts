import { and, asc, desc, eq } from 'drizzle-orm'
import type { Coupon } from '../../schemas/domain/coupon.ts'
import type { MemberCoupon } from '../../schemas/domain/member-coupon.ts'
import { beginText, couponStateOf } from '../../src/domain/coupon/coupon.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { couponObstacle } from '../../src/domain/coupon/coupon-deduction.ts'
import type { Queries } from '../db/server-settings.ts'
import { coupons, memberCoupons } from '../db/schema.ts'

type Mine = typeof memberCoupons.$inferSelect

/** A coupon that somebody has, with the code that its holder shows at the counter. */
export interface HeldCoupon {
  readonly coupon: MemberCoupon
  readonly bizCode: string | null
}

export const couponOf = ({ id, stock, body }: typeof coupons.$inferSelect): Coupon => ({ ...body, couponId: id, stock })

/** What a member has, in the order of the shop; of one kind when it is named. */
export async function heldCoupons(
  db: Queries,
  { memberId, couponId }: { readonly memberId: string; readonly couponId?: string },
  now: number,
): Promise<HeldCoupon[]> {
  const one = couponId === undefined ? undefined : eq(memberCoupons.couponId, couponId)
  const rows = await db
    .select()
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(and(eq(memberCoupons.memberId, memberId), one))
    .orderBy(desc(memberCoupons.receivedAt), asc(coupons.position))
  return rows.map(({ member_coupons: mine, coupons: coupon }) => ({
    coupon: memberCouponOf(couponOf(coupon), mine, now),
    bizCode: mine.bizCode,
  }))
}

function memberCouponOf(coupon: Coupon, { receivedAt, orderId, usedAt }: Mine, now: number): MemberCoupon {
  const moment = shopClock(now)
  const obstacle = beginText(coupon, moment)
  return {
    ...coupon,
    state: couponStateOf(coupon, orderId !== null || usedAt !== null, moment),
    ...(obstacle && { obstacle }),
    receivedTime: shopClock(receivedAt),
    ...(orderId !== null && { orderId }),
    ...(usedAt !== null && { usedTime: shopClock(usedAt) }),
  }
}

interface Input {
  readonly productId: string
  readonly productType: number
  /** Fen, and those of its units. */
  readonly priceFen: number
}

/** The same coupon with why it does not go with a product, if so. */
export function withObstacle(
  coupon: MemberCoupon,
  { productId, productType, priceFen }: Input,
  now: number,
): MemberCoupon {
  const basket = { productId, productType, unitFens: [priceFen], totalFen: priceFen }
  const obstacle = coupon.obstacle ?? couponObstacle(coupon, basket, shopClock(now))
  return obstacle ? { ...coupon, obstacle } : coupon
}
