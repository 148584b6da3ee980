import type { FastifyInstance } from 'fastify'
import { productKindOf, productKinds } from '../../../schemas/domain/product-kind.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import type { ProductPackage } from '../../../schemas/domain/product-package.ts'
import { activityStatus } from '../../../src/domain/activity/activity-state.ts'
import { bargainStanding, bargainState } from '../../../src/domain/goods/bargain.ts'
import { packageButton } from '../../../src/domain/package/package-button.ts'
import { isPackageOpen } from '../../../src/domain/package/package-sale.ts'
import {
  groupState,
  isTwiceConfirmed,
  lowestPrice,
  priceNow,
  productSale,
  nextSaleTime,
} from '../../../src/domain/product/product-sale.ts'
import type { Clock } from '../../ports/clock.ts'
import { isBargainSoldOut } from '../../bargains/read-bargains.ts'
import { withStockLeft } from '../../catalogue/stock-left.ts'
import { detailSections } from '../../../src/domain/product/detail-sections.ts'
import { cachedProduct } from '../../catalogue/products.ts'
import { sellerOf } from '../../catalogue/sellers.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'

/** What everybody may read of a product (A3, B3, B7). */
export function productDetailRoute(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'productDetail', async ({ params: { id } }) => {
    const product = await cachedProduct(db, id)
    if (!product) return refuse('not-found')
    const left = await withStockLeft(db, product)
    const kind = productKindOf(product.productType)
    return {
      ...publicParts(left, clock.now()),
      ...(kind && { kind, path: `${productKinds[kind].path}${id}` }),
      sections: detailSections(product),
      ...(await sellerOf(db, product)),
    }
  })
}

/** What moves with the time is worked out; the contract filters what it does not name. */
function publicParts(product: Product, now: number) {
  const { groupProduct, productActivity, packageList, bargain: _bargain, ...rest } = product
  const group = groupState(product, now)
  const turnsAt = nextSaleTime(product, now)
  return {
    ...rest,
    hasSkus: product.goods !== undefined,
    sale: { ...productSale(product, now), ...(turnsAt !== undefined && { turnsAt }) },
    priceNow: priceNow(lowestPrice(product), product, now),
    isTwiceConfirmed: isTwiceConfirmed(product.productType),
    ...(packageList && { packageList: packageList.map((one) => offered(one, product, now)) }),
    ...bargainPart(product, now),
    ...(productActivity && {
      productActivity: { ...productActivity, timeStatus: activityStatus(productActivity, now) },
    }),
    ...(groupProduct && group && { groupProduct: { ...groupProduct, ...group } }),
  }
}

/** As it stands for who has begun none: the page is everybody's. */
function bargainPart(product: Product, now: number) {
  const { bargain, productActivity: activity } = product
  if (!bargain) return {}
  const isSoldOut = isBargainSoldOut(product, now)
  const state = bargainState({ bargain, activity, isSoldOut }, undefined, now)
  return { bargain: { ...state, ...bargainStanding(state, isSoldOut) } }
}

/** A package at what it costs now: during a flash sale that is the price of the sale, for members too (A4). */
function offered({ memberPrices, ...one }: ProductPackage, product: Product, now: number) {
  const price = priceNow(one.price, product, now)
  const isPromoted = price !== one.price
  return {
    ...one,
    ...(isPromoted ? { price, originalprice: one.price } : memberPrices && { memberPrices }),
    ...{ buttonText: packageButton(one), canBuy: isPackageOpen(one) },
  }
}
