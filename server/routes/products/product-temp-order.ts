import type { FastifyInstance } from 'fastify'
import {
  type Offered,
  type ProductOrder,
  productOrderPrice,
  productOrderProblem,
} from '../../../src/domain/product/product-order.ts'
import { checkoutType } from '../../../src/domain/product/product-sale.ts'
import { offeredTo } from '../../catalogue/offered.ts'
import { readProduct } from '../../catalogue/products.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import { unpaidOrder } from '../../orders/unpaid-order.ts'
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
    const offered = await offeredTo(db, product, { memberId, now, teamId: order.teamId })
    const problem = productOrderProblem(offered, order, now)
    if (problem) return refuse((await isHeld(db, offered, order, { memberId, now })) ? 'order-unpaid' : problem)
    const price = productOrderPrice(offered, order, await buyerOf(db, memberId), now)
    const { activityCode } = reqDtos
    const tempOrderId = await keepTempOrder(db, {
      ...{ kind: 'product' as const, memberId, productId: reqDtos.productId, createdAt: now },
      body: { ...order, ...(activityCode && { activityCode }), ...price },
    })
    return { tempOrderId, checkoutType: checkoutType(offered.product) }
  })
}

/** Whether nothing stands in the way but what the buyer holds already, and an order of theirs that they can still pay or cancel is of it. */
async function isHeld(db: Orm, offered: Offered, order: ProductOrder, { memberId, now }: Buyer): Promise<boolean> {
  const { bought: _bought, ...free } = offered
  if (productOrderProblem(free, order, now)) return false
  return (await unpaidOrder(db, { memberId, productId: offered.product.id, now })) !== undefined
}

interface Buyer {
  readonly memberId: string
  readonly now: number
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
