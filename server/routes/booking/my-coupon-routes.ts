import type { FastifyInstance } from 'fastify'
import { isCouponGood } from '../../../src/domain/coupon/coupon.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { fenOfYuan } from '../../../src/domain/money.ts'
import { readBuyable } from '../../catalogue/buyable.ts'
import { heldCoupons, withObstacle } from '../../catalogue/member-coupons.ts'
import { readProduct } from '../../catalogue/products.ts'
import { findBest, MOST_RECOMMENDED } from '../../catalogue/recommended.ts'
import { redeemCoupon } from '../../catalogue/receive-coupon.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { recommendationCards } from '../../catalogue/recommendation-cards.ts'

/** Most products that a coupon names. */
const MOST_PRODUCTS = 20
/** Codes that one address may try in a minute: nobody guesses one. */
const TRIES = 20

/** A member's coupons (A3, B2.9): which there are, one more by a code, and what one is used on. */
export function myCouponRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'myCoupons', async ({ query: { state, productId = '' }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const now = clock.now()
    const all = (await heldCoupons(db, { memberId: viewer.memberId }, now)).map(({ coupon }) => coupon)
    const product = productId === '' ? undefined : await readProduct(db, productId)
    const asked = product && { productId, productType: product.productType, priceFen: fenOfYuan(product.startPrice) }
    const shown = all.filter((coupon) => state === undefined || coupon.state === state)
    const count = (which: string) => all.filter((coupon) => coupon.state === which).length
    return {
      coupons: asked ? shown.map((coupon) => withObstacle(coupon, asked, now)) : shown,
      counts: { usable: count('usable'), used: count('used'), expired: count('expired') },
    }
  })
  contractRoute(
    app,
    'couponRedeem',
    async ({ body: { code }, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const given = await redeemCoupon(db, code, viewer.memberId, clock.now())
      return 'problem' in given ? refuse(given.problem) : given
    },
    { callsPerMinute: TRIES },
  )
  contractRoute(app, 'couponUse', async ({ params: { couponId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const moment = shopClock(clock.now())
    const [held] = await heldCoupons(db, { memberId: viewer.memberId, couponId }, clock.now())
    if (!held) return refuse('not-found')
    const { productIds: ids, productTypes: types } = held.coupon
    const best = isCouponGood(held.coupon, moment) ? await findBest(db, { ids, types }, moment, MOST_RECOMMENDED) : []
    const { rows } = await readBuyable(db, best, clock.now(), { count: MOST_PRODUCTS })
    return {
      coupon: held.coupon,
      ...(held.bizCode !== null && { bizCode: held.bizCode }),
      products: recommendationCards(rows, clock.now()),
    }
  })
}
