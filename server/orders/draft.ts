import { and, eq, isNull } from 'drizzle-orm'
import type { Coupon } from '../../schemas/domain/coupon.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { couponDeduction, type CouponBasket, couponObstacle } from '../../src/domain/order/coupon-deduction.ts'
import { type OrderPrice, orderPrice } from '../../src/domain/order/order-price.ts'
import { readTempOrder, type TempOrder } from '../catalogue/temp-orders.ts'
import type { Orm } from '../db/open-database.ts'
import { coupons, memberCoupons } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import { buyerOfProfile, profileOf } from '../session/accounts.ts'
import { quotings } from './quotes/index.ts'
import type { Quote } from './quote.ts'

/** B8 8440001: what was chosen is not what can be had any more. */
export const STALE = { code: '8440001', message: '停留时间较长，资源可能更新，请返回选择资源页，重新选择' } as const

/** Why a draft can't be ordered, by its code and in the buyer's words (B8). */
export interface DraftProblem {
  readonly code: string
  readonly message: string
}

/** What a member is about to order, as it is sold now, with the coupon that was picked. */
export interface Draft {
  readonly order: TempOrder
  readonly quote: Quote
  readonly price: OrderPrice
  readonly coupon?: UsedCoupon
}

interface Asked {
  readonly shoppingId: string
  readonly memberId: string
  /** '' and undefined: none. */
  readonly couponId?: string | undefined
}

/** How long what was chosen can be ordered, in ms: then it has to be chosen again. */
const STAY = 2 * 60 * 60_000

/** @returns undefined when the member chose no such thing */
export async function readDraft(
  db: Orm,
  clock: Clock,
  { shoppingId, memberId, couponId }: Asked,
): Promise<Draft | DraftProblem | undefined> {
  const order = await readTempOrder(db, shoppingId)
  if (!order || order.memberId !== memberId) return undefined
  if (clock.now() - order.createdAt > STAY) return STALE
  const profile = await profileOf(db, memberId)
  const quote = await quotings[order.kind]({ db, clock, buyer: buyerOfProfile(profile) }, order)
  if (quote === 'gone') return STALE
  if (typeof quote === 'string') return { code: '1', message: quote }
  const named = profile ? { ...quote, levelName: profile.levelName } : quote
  const coupon = couponId ? await couponFor(db, { memberId, couponId }, basketOf(quote), clock) : undefined
  if (coupon && isProblem(coupon)) return coupon
  const price = orderPrice(quote.lines, { couponFen: coupon?.fen ?? 0, presaleFen: quote.presaleFen ?? 0 })
  return { order, quote: named, price, ...(coupon && { coupon }) }
}

export const isProblem = (found: object): found is DraftProblem => 'code' in found

export function basketOf({ product, lines }: Quote): CouponBasket {
  const unitFens = lines.flatMap(
    ({ unitFen, copies, partFens }) => partFens ?? Array.from({ length: copies }, () => unitFen),
  )
  const { totalFen } = orderPrice(lines)
  return { productId: product.id, productType: product.productType, unitFens, totalFen }
}

interface UsedCoupon {
  readonly couponId: string
  readonly couponName: string
  readonly fen: number
}

interface Owned {
  readonly memberId: string
  readonly couponId: string
}

/** A coupon that the member has and did not use, and what it takes off. */
async function couponFor(
  db: Orm,
  { memberId, couponId }: Owned,
  basket: CouponBasket,
  clock: Clock,
): Promise<UsedCoupon | DraftProblem> {
  const mine = and(
    eq(memberCoupons.memberId, memberId),
    eq(memberCoupons.couponId, couponId),
    isNull(memberCoupons.orderId),
  )
  const [found] = await db
    .select()
    .from(coupons)
    .innerJoin(memberCoupons, eq(memberCoupons.couponId, coupons.id))
    .where(mine)
  if (!found) return { code: '1', message: '优惠券已使用或不存在，请重新选择' }
  const coupon: Coupon = { ...found.coupons.body, couponId, stock: found.coupons.stock }
  const obstacle = couponObstacle(coupon, basket, shopClock(clock.now()))
  if (obstacle) return { code: '1', message: `优惠券不可用：${obstacle}` }
  return { couponId, couponName: coupon.couponName, fen: couponDeduction(coupon, basket) }
}
