import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Bargain } from '../../../schemas/domain/promotion.ts'
import { bargainStanding, firstCut } from '../../../src/domain/bargain.ts'
import { saleObstacle } from '../../../src/domain/order-obstacle.ts'
import { readProduct } from '../../catalogue/products.ts'
import { keepTempOrder } from '../../catalogue/temp-orders.ts'
import type { Orm } from '../../db/open-database.ts'
import { products, tempOrders } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Bargains (A7, B4): how one stands, and beginning one. What a member began is kept with what members choose. */
export function bargainRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'bargainDetail', async ({ query: { productId, activityId } }) => {
    const bargain = (await readProduct(db, productId))?.bargain
    if (!bargain || (activityId && activityId !== bargain.activityId)) return refuse('not-found')
    return { ...bargain, ...bargainStanding(bargain) }
  })
  contractRoute(app, 'bargainLaunch', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const product = await readBargain(db, body)
    if (!product?.bargain) return refuse('not-found')
    const { move, word, button } = bargainStanding(product.bargain)
    const obstacle = saleObstacle(product, clock.now()) ?? (move === 'start' ? undefined : (word ?? button))
    if (obstacle) return { responseCode: '1', message: obstacle }
    const begun = { productId: product.id, memberId: viewer.memberId }
    return (await known(db, begun)) ?? begin(db, { ...begun, bargain: product.bargain, createdAt: clock.now() })
  })
}

type Named = { readonly activityId: string; readonly activityProductId: string }

async function readBargain(db: Orm, { activityId, activityProductId }: Named) {
  const named = sql`${products.body} -> 'bargain' @> ${JSON.stringify({ activityId, activityProductId })}::jsonb`
  const [row] = await db.select({ id: products.id }).from(products).where(named)
  return row && readProduct(db, row.id)
}

interface Begun {
  readonly productId: string
  readonly memberId: string
}

async function known(db: Orm, { productId, memberId }: Begun) {
  const mine = and(
    eq(tempOrders.kind, 'bargain'),
    eq(tempOrders.productId, productId),
    eq(tempOrders.memberId, memberId),
  )
  const [row] = await db.select().from(tempOrders).where(mine)
  return row && reply(row.id, row.body as unknown as Cut)
}

interface Cut {
  readonly cutPrice: number
  readonly leftPrice: number
}

async function begin(
  db: Orm,
  { bargain, ...begun }: Begun & { readonly bargain: Bargain; readonly createdAt: number },
) {
  const cut = firstCut(bargain)
  const body = { activityId: bargain.activityId, ...cut }
  return reply(await keepTempOrder(db, { kind: 'bargain', ...begun, body }), cut)
}

const reply = (cutTeamId: string, { cutPrice, leftPrice }: Cut) => ({
  ...{ responseCode: '0', cutTeamId, cutPrice, leftPrice },
})
