import type { FastifyInstance } from 'fastify'
import { shopClock } from '../../../src/domain/dates.ts'
import { parentTypeOf } from '../../../src/domain/product/recommendation.ts'
import { agentSourceOf } from '../../../src/domain/visit/agent-source.ts'
import { readBuyable } from '../../catalogue/buyable.ts'
import { findProductByIdOrCode } from '../../catalogue/product-ids.ts'
import { recommendationCards } from '../../catalogue/recommendation-cards.ts'
import { type Best, findRecommended, MOST_RECOMMENDED, soldByType } from '../../catalogue/recommended.ts'
import type { Orm } from '../../db/open-database.ts'
import type { products } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

type ProductRow = typeof products.$inferSelect

/** What else is bought, and what an agent earns by a product (B3, B6, B7). */
export function recommendationRoutes(app: FastifyInstance, deps: MallDeps): void {
  const {
    db,
    ports: { clock },
  } = deps

  contractRoute(app, 'recommendProducts', async ({ body }) => {
    const { productCode, productType, pageNumber, pageSize } = body
    const now = clock.now()
    const seen = await findProductByIdOrCode(db, productCode)
    const all = await chosenOf(db, { seen, now })
    const chosen = productType === undefined ? all : await chosenOf(db, { seen, kind: productType, now })
    const ids = chosen.map(({ id }) => id)
    const { rows, gone } = await readBuyable(db, ids, now, { from: (pageNumber - 1) * pageSize, count: pageSize })
    const sold = await soldByKind(db, seen, now)
    return {
      products: recommendationCards(rows, now, sold),
      totalProductTypes: typesOf(all, await soldByType(db, shopClock(now))),
      total: chosen.length - gone,
    }
  })
  commissionRoutes(app, deps)
}

/** What an agent earns by a product, and where a member goes to promote it (B6, B7). */
function commissionRoutes(app: FastifyInstance, { db, ports: { clock, agents } }: MallDeps): void {
  const commissionOf = async (productCode: string) => {
    const product = await findProductByIdOrCode(db, productCode)
    return product && { productId: product.id, otherMinCommission: product.body.otherMinCommission ?? 0 }
  }
  contractRoute(app, 'commissionInfo', async ({ params }) => {
    const found = await commissionOf(params.productCode)
    return found ? { otherMinCommission: found.otherMinCommission } : refuse('not-found')
  })
  contractRoute(app, 'commissionShare', async ({ body: { productCode, from }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await commissionOf(productCode)
    if (!found || found.otherMinCommission === 0) return refuse('not-found')
    const promotion = { productId: found.productId, memberId: viewer.memberId, source: agentSourceOf(from) }
    return { url: await agents.commissionPage(promotion, clock.now()) }
  })
}

interface Input {
  readonly seen: ProductRow | undefined
  readonly kind?: number | undefined
  readonly now: number
}

/** All that are recommended, the nearest first, and never the product itself. */
async function chosenOf(db: Orm, { seen, kind, now }: Input): Promise<readonly Best[]> {
  const found = await findRecommended(db, { seen, kind, now: shopClock(now) })
  return found.filter(({ id }) => id !== seen?.id).slice(0, MOST_RECOMMENDED)
}

/** How often each large kind was bought, the product itself left out. */
async function soldByKind(db: Orm, seen: ProductRow | undefined, now: number): Promise<Map<number, number>> {
  const sums = new Map<number, number>()
  for (const [type, sold] of await soldByType(db, shopClock(now))) {
    const code = parentTypeOf(type)?.code ?? type
    sums.set(code, (sums.get(code) ?? 0) + sold)
  }
  const own = seen && parentTypeOf(seen.productType)?.code
  if (seen && own !== undefined) sums.set(own, (sums.get(own) ?? 0) - seen.sold)
  return sums
}

/** Label -> code (B3), in the order in which they first come: those that are recommended, then what there is besides. */
function typesOf(all: readonly Best[], sold: ReadonlyMap<number, number>): Record<string, number> {
  const types = [...all.map(({ productType }) => productType), ...sold.keys()]
  return Object.fromEntries(
    types.flatMap((type) => {
      const parent = parentTypeOf(type)
      return parent ? [[parent.name, parent.code] as const] : []
    }),
  )
}
