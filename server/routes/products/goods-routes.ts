import type { FastifyInstance } from 'fastify'
import { cachedProduct } from '../../catalogue/products.ts'
import { withStockLeft } from '../../catalogue/stock-left.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { profileOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'
import { couponRoutes } from './coupons.ts'
import { productDetailRoute } from './product-detail.ts'

/** What the goods page and its like ask for (A7). */
export function goodsRoutes(app: FastifyInstance, deps: MallDeps): void {
  const { db, ports } = deps
  productDetailRoute(app, db, ports.clock)
  skuRoutes(app, db)
  extraRoutes(app, db)
  couponRoutes(app, deps)
}

function skuRoutes(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'goodsDetail', async ({ params: { productId } }) => {
    const product = await cachedProduct(db, productId)
    if (!product?.goods) return refuse('not-found')
    const { good_extends, purchaseLimit } = product.goods
    return { goods_id: product.id, goods_name: product.productName, good_extends, purchaseLimit }
  })
  contractRoute(app, 'goodsSkus', async ({ params: { productId } }) => {
    const product = await cachedProduct(db, productId)
    const goods = product && (await withStockLeft(db, product)).goods
    return goods ? { specs: goods.specs, skus: goods.skus } : refuse('not-found')
  })
}

function extraRoutes(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'extensionInfo', async ({ params: { id } }) => {
    const product = await cachedProduct(db, id)
    if (!product) return refuse('not-found')
    return product.subscriptUrl ? { subscriptInfo: { subListUrl: product.subscriptUrl } } : {}
  })
  contractRoute(app, 'discountCheck', async ({ params: { id } }) => {
    const product = await cachedProduct(db, id)
    return product ? { discountType: product.discountType } : refuse('not-found')
  })
  contractRoute(app, 'productDiscount', async ({ body: { productId }, viewer }) => {
    const product = await cachedProduct(db, productId)
    if (!product) return refuse('not-found')
    const profile = viewer && (await profileOf(db, viewer.memberId))
    const discounts = (product.discountType === 1 && product.memberDiscounts) || []
    const member = discounts.find(({ memberLevel }) => memberLevel === profile?.levelNew)
    return {
      responseStatus: { ack: 'SUCCESS' as const },
      discount: {
        ...(member && { member: { ...member, productId } }),
        ...(profile && { vip: { rate: profile.vipRate } }),
      },
    }
  })
}
