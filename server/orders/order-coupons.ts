import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Coupon } from '../../schemas/domain/coupon.ts'
import type { OrderRefundLines } from '../../schemas/domain/order-refund.ts'
import { isCouponGood } from '../../src/domain/coupon/coupon.ts'
import { shopClock } from '../../src/domain/dates.ts'
import {
  couponDeduction,
  type CouponBasket,
  type CouponObstacle,
  couponObstacle,
} from '../../src/domain/coupon/coupon-deduction.ts'
import { orderPrice } from '../../src/domain/order/order-price.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { coupons, memberCoupons } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import type { Quote } from './quote.ts'

/** A coupon that is used for an order, and what it takes off. */
export interface UsedCoupon {
  readonly couponId: string
  readonly couponName: string
  readonly fen: number
}

/** A coupon as an order looks at it. */
export interface WeighedCoupon {
  readonly coupon: Coupon
  /** What it would take off; 0 when it can't be used. */
  readonly fen: number
  readonly obstacle?: CouponObstacle
}

export const COUPON_GONE = '优惠券已使用或不存在，请重新选择'

function basketOf({ product, lines }: Quote): CouponBasket {
  const unitFens = lines.flatMap(
    ({ unitFen, copies, partFens }) => partFens ?? Array.from({ length: copies }, () => unitFen),
  )
  const { totalFen } = orderPrice(lines)
  return { productId: product.id, productType: product.productType, unitFens, totalFen }
}

interface Owned {
  readonly memberId: string
  readonly couponId: string
}

/** @returns what a coupon of the member takes off; a text says why it can't be used */
export async function couponFor(
  db: Orm,
  { memberId, couponId }: Owned,
  quote: Quote,
  clock: Clock,
): Promise<UsedCoupon | string> {
  const [found] = (await unusedCoupons(db, memberId)).filter((one) => one.couponId === couponId)
  if (!found) return COUPON_GONE
  const { obstacle, fen } = weighed(found, basketOf(quote), shopClock(clock.now()))
  return obstacle ? `优惠券不可用：${obstacle}` : { couponId, couponName: found.couponName, fen }
}

/** The member's coupons that were not used: what takes off most first, then those that can't be used. */
export async function couponsOf(db: Orm, memberId: string, quote: Quote, clock: Clock): Promise<WeighedCoupon[]> {
  const [basket, now] = [basketOf(quote), shopClock(clock.now())]
  const found = await unusedCoupons(db, memberId)
  return found.map((coupon) => weighed(coupon, basket, now)).toSorted((one, other) => other.fen - one.fen)
}

function weighed(coupon: Coupon, basket: CouponBasket, now: string): WeighedCoupon {
  const obstacle = couponObstacle(coupon, basket, now)
  return obstacle ? { coupon, fen: 0, obstacle } : { coupon, fen: couponDeduction(coupon, basket) }
}

/** The coupon that an order was placed with, while it counts as used for it. */
async function couponOfOrder(db: Queries, orderId: string) {
  const [found] = await db
    .select({ body: coupons.body })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(eq(memberCoupons.orderId, orderId))
  return found?.body
}

/** What its buyer reads of it before the order is given back. */
export async function couponAfterRefund(
  db: Queries,
  orderId: string,
  now: number,
): Promise<NonNullable<OrderRefundLines['coupon']> | undefined> {
  const coupon = await couponOfOrder(db, orderId)
  if (!coupon) return undefined
  const isOver = !isCouponGood(coupon, shopClock(now))
  return { couponName: coupon.couponName, isReturnable: coupon.isReturnable ?? false, ...(isOver && { isOver }) }
}

/**
 * Frees the coupon of an order of which all was given back: by the coupon's own rule, and always where the shop owed it. One that is out of
 * date by then stays so.
 */
export async function returnCoupon(tx: Queries, orderId: string, { isOwed }: { isOwed: boolean }): Promise<void> {
  const used = isOwed ? { isReturnable: true } : await couponOfOrder(tx, orderId)
  if (used?.isReturnable)
    await tx.update(memberCoupons).set({ orderId: null }).where(eq(memberCoupons.orderId, orderId))
}

async function unusedCoupons(db: Orm, memberId: string): Promise<Coupon[]> {
  const rows = await db
    .select()
    .from(coupons)
    .innerJoin(memberCoupons, eq(memberCoupons.couponId, coupons.id))
    .where(and(eq(memberCoupons.memberId, memberId), isNull(memberCoupons.orderId)))
    .orderBy(desc(memberCoupons.receivedAt), coupons.position)
  return rows.map((row) => ({ ...row.coupons.body, couponId: row.coupons.id, stock: row.coupons.stock }))
}
