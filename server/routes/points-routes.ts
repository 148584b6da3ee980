import type { FastifyInstance } from 'fastify'
import type { Product } from '../../schemas/domain/product.ts'
import { productPath } from '../../schemas/domain/product-kind.ts'
import type { ExchangeGoods } from '../../schemas/domain/points.ts'
import { shopClock } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { marksOf } from '../../src/domain/product/product-marks.ts'
import { findExchanged } from '../catalogue/exchanged.ts'
import { cachedProduct } from '../catalogue/products.ts'
import { withStockLeft } from '../catalogue/stock-left.ts'
import type { Orm } from '../db/open-database.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import { readPoints } from '../points/read-points.ts'
import type { MallDeps } from './mall-deps.ts'

/** What members have beside money, and what the points mall sells for it. */
export function pointsRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'myPoints', async ({ body, viewer }) =>
    viewer ? readPoints(db, viewer.memberId, body, clock.now()) : refuse('not-logged-in'),
  )
  contractRoute(app, 'pointsGoods', async ({ body }) => {
    const { ids, categories, total } = await findExchanged(db, body, shopClock(clock.now()))
    const goods = await Promise.all(ids.map((id) => goodsOf(db, id)))
    return { goods: goods.flat(), categories: [...categories], total }
  })
}

async function goodsOf(db: Orm, id: string): Promise<ExchangeGoods[]> {
  const product = await cachedProduct(db, id)
  return product?.exchange ? [shownGoods(await withStockLeft(db, product), product.exchange.points)] : []
}

/** At the price of its cheapest sku; what is left is of all of them. */
function shownGoods(product: Product, points: number): ExchangeGoods {
  const { id, productType, productName, productImageInfos, startPrice, goods } = product
  const skus = goods?.skus ?? []
  const worth = skus.length > 0 ? Math.min(...skus.map(({ price }) => price)) : startPrice
  return {
    ...{ productId: id, productName, picture: productImageInfos[0]?.url ?? '', points },
    productUrl: productPath({ id, productType }) ?? '/404',
    price: yuanOfFen(Math.max(0, Math.round(worth * 100) - points)),
    originalPrice: worth,
    left: skus.reduce((sum, { enable_quantity: left }) => sum + left, 0),
    ...marksOf(product),
  }
}
