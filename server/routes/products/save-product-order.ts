import type { FastifyInstance } from 'fastify'
import type { Product } from '../../../schemas/domain/product.ts'
import { bargainOrder } from '../../../src/domain/bargain.ts'
import { choicePrice } from '../../../src/domain/choice-price.ts'
import { saleObstacle } from '../../../src/domain/order-obstacle.ts'
import { copiesObstacle, orderedThing, type OrderedThing } from '../../../src/domain/product-order.ts'
import { readProduct } from '../../catalogue/products.ts'
import { readTaken } from '../../catalogue/stock.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { profileOf } from '../../session/accounts.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Keeps the package or the sku that a member chose; refused in words when it can't be sold (A4, A5, B4). */
export function saveProductOrderRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'saveProductOrder', async ({ body: { reqDtos }, viewer }) => {
    const { productId, useCopies, activityCode, ...choice } = reqDtos
    const product = await readProduct(db, productId)
    if (!viewer) return refuse('not-logged-in')
    if (!product) return refuse('not-found')
    const thing = saleObstacle(product, clock.now()) ?? orderedThing(product, choice, await takenOf(db, product))
    if (typeof thing === 'string') return { responseCode: '1', message: thing }
    const priced = product.bargain ? bargainOrder(product.bargain, thing) : thing
    const obstacle = typeof priced === 'string' ? priced : copiesObstacle(useCopies, priced)
    if (typeof priced === 'string' || obstacle) return { responseCode: '1', message: obstacle ?? '' }
    const cost = await costOf(db, viewer.memberId, { product, thing: priced, useCopies })
    const shoppingId = await keepTempOrder(db, {
      ...{ kind: 'product' as const, memberId: viewer.memberId, productId, createdAt: clock.now() },
      body: { ...choice, useCopies, ...(activityCode && { activityCode }), ...cost },
    })
    return { responseCode: '0', shoppingId }
  })
}

async function takenOf(db: Orm, { packageList = [], goods }: Product) {
  const ids = [...packageList.map(({ id }) => id), ...(goods?.skus ?? []).map(({ sku_id }) => sku_id)]
  return readTaken(db, ids)
}

interface Costing {
  readonly product: Product
  readonly thing: OrderedThing
  readonly useCopies: number
}

/** What the page showed: members' prices only of a product that has them (A3 discountType). */
async function costOf(db: Orm, memberId: string, { product, thing, useCopies }: Costing) {
  const profile = await profileOf(db, memberId)
  const memberPrices = product.discountType === 1 ? thing.memberPrices : []
  const choice = { unitPrice: thing.price, memberPrices, copies: useCopies }
  return choicePrice([choice], { level: profile?.levelNew, vipRate: profile?.vipRate })
}
