import type { Coupon } from '../../../schemas/domain/coupon.ts'
import { isCouponFor } from './coupon.ts'
import { isOfShop } from './coupon-brand.ts'
import { percentOf } from '../product/member-price.ts'
import { fenOfYuan } from '../money.ts'

/** What an order holds, as a coupon looks at it. Amounts are fen, after the member's discount. */
export interface CouponBasket {
  readonly productId: string
  readonly productType: number
  /** One entry for each unit that is bought on its own: a ticket, a room's night. */
  readonly unitFens: readonly number[]
  readonly totalFen: number
}

/** Types that take money off an order (A3): the others are shown, used at the counter or drawn. */
const DEDUCTING: readonly Coupon['couponType'][] = [0, 1, 2, 3, 4, 6]
/** Those that pay for whole nights or tickets: as many as their denomination says. */
const UNITS: readonly Coupon['couponType'][] = [3, 4]

/** Why a coupon can't be used for an order, as the buyer reads it. */
export type CouponObstacle = '不适用于本商品' | '不在有效期内' | '未满足使用门槛' | '到店使用，不能抵扣订单'

/** @param now shop-local, 2026-11-20T10:00:00 @returns undefined when it can be used */
export function couponObstacle(coupon: Coupon, basket: CouponBasket, now: string): CouponObstacle | undefined {
  if (!DEDUCTING.includes(coupon.couponType)) return '到店使用，不能抵扣订单'
  if (now < coupon.validFrom || now >= coupon.validUntil) return '不在有效期内'
  const isFor = isCouponFor(coupon, { id: basket.productId, productType: basket.productType }, now)
  if (!isFor || !isOfShop(coupon)) return '不适用于本商品'
  return basket.totalFen < fenOfYuan(coupon.threshold) ? '未满足使用门槛' : undefined
}

/**
 * Fen that a coupon takes off, never more than there is to pay: money (modes of B3: 2 a fixed amount, 1 a percentage that is left to pay),
 * or the dearest nights or tickets (types 3 and 4); never more than its own most.
 */
export function couponDeduction(coupon: Coupon, { unitFens, totalFen }: CouponBasket): number {
  const most = coupon.mostOff === undefined ? totalFen : Math.min(totalFen, fenOfYuan(coupon.mostOff))
  return Math.min(most, worthOf(coupon, unitFens, totalFen))
}

function worthOf({ couponType, discountMode, denomination }: Coupon, unitFens: readonly number[], total: number) {
  if (UNITS.includes(couponType)) {
    const dearest = unitFens.toSorted((one, other) => other - one).slice(0, Math.floor(denomination))
    return dearest.reduce((sum, fen) => sum + fen, 0)
  }
  if (discountMode === 1) return total - percentOf(total, denomination)
  return fenOfYuan(denomination)
}
