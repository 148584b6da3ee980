import type { FastifyInstance } from 'fastify'
import type { Product } from '../../../schemas/domain/product.ts'
import { goodsOrderProblem, goodsOrderPrice, type GoodsOrder } from '../../../src/domain/goods-order.ts'
import { checkoutType } from '../../../src/domain/product-sale.ts'
import { readProduct } from '../../catalogue/products.ts'
import { withStockLeft } from '../../catalogue/stock-left.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { profileOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Keeps what a member chose of goods (A2, A5): refused when it can't be bought now. */
export function goodsTempOrderRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'goodsTempOrderCreate', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await readProduct(db, body.productId)
    if (!found) return refuse('not-found')
    const product = await withStockLeft(db, found)
    const order = orderOf(body)
    const problem = goodsOrderProblem(product, order, clock.now())
    if (problem) return refuse(problem)
    const profile = await profileOf(db, viewer.memberId)
    const price = goodsOrderPrice(product, order, { level: profile?.levelNew, vipRate: profile?.vipRate }, clock.now())
    const tempOrderId = await keepTempOrder(db, {
      kind: 'goods',
      memberId: viewer.memberId,
      productId: product.id,
      body: { ...order, ...price },
      createdAt: clock.now(),
    })
    return { tempOrderId, checkoutType: checkoutType(product.productType, hasSpecs(product)) }
  })
}

interface Body {
  readonly packageId?: string
  readonly skuId?: string
  readonly quantity?: number
  readonly isGroup?: boolean
}

/** Pages write an empty text for what is not chosen. */
const orderOf = ({ packageId, skuId, quantity = 1, isGroup = false }: Body): GoodsOrder => ({
  ...(packageId && { packageId }),
  ...(skuId && { skuId }),
  quantity,
  isGroup,
})

const hasSpecs = ({ goods, packageList = [] }: Product): boolean => goods !== undefined && packageList.length === 0
