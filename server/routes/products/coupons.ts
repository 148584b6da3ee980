import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isOfShop } from '../../../src/domain/coupon/coupon-brand.ts'
import { isCouponFor } from '../../../src/domain/coupon/coupon.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { couponOf } from '../../catalogue/member-coupons.ts'
import { cachedProduct } from '../../catalogue/products.ts'
import { receiveCoupon } from '../../catalogue/receive-coupon.ts'
import { coupons, memberCoupons } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Coupons of products (A3): which there are, which I have, and one more. */
export function couponRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'productCoupons', async ({ params: { productId } }) => {
    const product = await cachedProduct(db, productId)
    if (!product) return refuse('not-found')
    const rows = await db.select().from(coupons).orderBy(asc(coupons.position))
    const now = shopClock(clock.now())
    return { coupons: rows.map(couponOf).filter((coupon) => isOfShop(coupon) && isCouponFor(coupon, product, now)) }
  })
  contractRoute(app, 'receivedCoupons', async ({ viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const rows = await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, viewer.memberId))
    return { couponIds: rows.map(({ couponId }) => couponId) }
  })
  contractRoute(app, 'receiveCoupon', async ({ body: { couponId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const problem = await receiveCoupon(db, couponId, viewer.memberId, clock.now())
    return problem ? refuse(problem) : { couponId }
  })
}
