import type { FastifyInstance } from 'fastify'
import { type ProductOrder, productOrderPrice } from '../../../src/domain/product/product-order.ts'
import { checkoutType } from '../../../src/domain/product/product-sale.ts'
import { readProduct } from '../../catalogue/products.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import { tryOrder } from '../../orders/order-problem.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { buyerOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Keeps what a member chose of what is sold by packages and skus (A2, A5): refused when it can't be bought now. */
export function productTempOrderRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'productTempOrderCreate', async ({ body: { reqDtos }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const now = clock.now()
    const product = await readProduct(db, reqDtos.productId)
    if (!product) return refuse('not-found')
    const order = orderOf(reqDtos)
    const { offered, problem } = await tryOrder(db, product, order, { memberId, now })
    if (problem) return refuse(problem)
    const price = productOrderPrice(offered, order, await buyerOf(db, memberId), now)
    const { activityCode } = reqDtos
    const tempOrderId = await keepTempOrder(db, {
      ...{ kind: 'product' as const, memberId, productId: reqDtos.productId, createdAt: now },
      body: { ...order, ...(activityCode && { activityCode }), ...price },
    })
    return { tempOrderId, checkoutType: checkoutType(offered.product) }
  })
}

interface Chosen {
  readonly packageId?: string
  readonly skuId?: string
  readonly quantity?: number
  readonly isGroup?: boolean
  readonly teamId?: string
}

/** Pages write an empty text for what is not chosen. */
const orderOf = ({ packageId, skuId, quantity = 1, isGroup = false, teamId }: Chosen): ProductOrder => ({
  ...(packageId && { packageId }),
  ...(skuId && { skuId }),
  quantity,
  isGroup,
  ...(isGroup && teamId && { teamId }),
})
