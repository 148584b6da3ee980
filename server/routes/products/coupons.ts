import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Coupon } from '../../../schemas/domain/coupon.ts'
import { isCouponFor, isCouponGood } from '../../../src/domain/coupon.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { readProduct } from '../../catalogue/products.ts'
import type { Orm } from '../../db/open-database.ts'
import { coupons, memberCoupons } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Coupons of products (A3): which there are, which I have, and one more. */
export function couponRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'productCoupons', async ({ params: { productId } }) => {
    const product = await readProduct(db, productId)
    if (!product) return refuse('not-found')
    const rows = await db.select().from(coupons).orderBy(asc(coupons.position))
    return { coupons: rows.map(couponOf).filter((coupon) => isCouponFor(coupon, product, shopClock(clock.now()))) }
  })
  contractRoute(app, 'receivedCoupons', async ({ viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const rows = await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, viewer.memberId))
    return { couponIds: rows.map(({ couponId }) => couponId) }
  })
  contractRoute(app, 'receiveCoupon', async ({ body: { couponId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const outcome = await receive(db, couponId, viewer.memberId, clock.now())
    return outcome === 'received' ? { couponId } : refuse(outcome)
  })
}

const couponOf = ({ id, stock, body }: typeof coupons.$inferSelect): Coupon => ({ ...body, couponId: id, stock })

class Gone extends Error {}

/** One row decides who has it already, one update who gets the last: both hold under concurrency. */
async function receive(db: Orm, couponId: string, memberId: string, now: number) {
  const [found] = await db.select({ body: coupons.body }).from(coupons).where(eq(coupons.id, couponId))
  if (!found) return 'not-found'
  if (!isCouponGood(found.body, shopClock(now))) return 'coupon-gone'
  try {
    return await db.transaction(async (tx) => {
      const [mine] = await tx
        .insert(memberCoupons)
        .values({ memberId, couponId, receivedAt: now })
        .onConflictDoNothing()
        .returning()
      if (!mine) return 'coupon-received'
      const [left] = await tx
        .update(coupons)
        .set({ stock: sql`${coupons.stock} - 1` })
        .where(and(eq(coupons.id, couponId), gt(coupons.stock, 0)))
        .returning({ stock: coupons.stock })
      if (!left) throw new Gone()
      return 'received'
    })
  } catch (error) {
    if (error instanceof Gone) return 'coupon-gone'
    throw error
  }
}
