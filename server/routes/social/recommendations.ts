import type { FastifyInstance } from 'fastify'
import type { Recommendation } from '../../../schemas/domain/recommendation.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { ordersRate, parentTypeOf, type ParentType } from '../../../src/domain/product/recommendation.ts'
import { findOnSale } from '../../catalogue/on-sale.ts'
import { findProductByIdOrCode } from '../../catalogue/product-ids.ts'
import type { products } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { cardOf } from './product-card.ts'

type ProductRow = typeof products.$inferSelect

/** What else is bought, and what an agent earns by a product (B3, B6, B7). */
export function recommendationRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'recommendProducts', async ({ body }) => {
    const { productCode, productType, pageNumber, pageSize } = body
    const now = clock.now()
    const onSale = await findOnSale(db, shopClock(now))
    const all = ranked(onSale, await findProductByIdOrCode(db, productCode), now)
    const chosen = all.filter(({ parentProductType }) => productType === undefined || parentProductType === productType)
    return {
      products: chosen.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
      totalProductTypes: typesOf(all),
      total: chosen.length,
    }
  })
  contractRoute(app, 'commissionInfo', async ({ params }) => {
    const product = await findProductByIdOrCode(db, params.productCode)
    return product ? { otherMinCommission: product.body.otherMinCommission ?? 0 } : refuse('not-found')
  })
}

interface Candidate {
  readonly row: ProductRow
  readonly parent: ParentType
}

/** What is sold at the same place and of the same kind comes first, then one of both, then the rest; each by how often it was bought. */
function ranked(onSale: readonly ProductRow[], seen: ProductRow | undefined, now: number): Recommendation[] {
  const near = (row: ProductRow, parent: ParentType) =>
    Number(row.place === seen?.place) + Number(parent.code === parentTypeOf(seen?.productType ?? 0)?.code)
  const candidates = onSale.flatMap((row): Candidate[] => {
    const parent = parentTypeOf(row.productType)
    return parent && row.id !== seen?.id ? [{ row, parent }] : []
  })
  const soldOf = soldByType(candidates)
  return candidates
    .map((one) => ({ ...one, near: near(one.row, one.parent) }))
    .sort((one, other) => other.near - one.near || other.row.sold - one.row.sold)
    .map((one) => recommendationOf(one, soldOf.get(one.parent.code) ?? 0, now))
}

function soldByType(candidates: readonly Candidate[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { row, parent } of candidates) sums.set(parent.code, (sums.get(parent.code) ?? 0) + row.sold)
  return sums
}

function recommendationOf({ row, parent }: Candidate, soldOfKind: number, now: number): Recommendation {
  const { categoryName, productUrl, ...card } = cardOf(row, now)
  const { integral, productTagList } = row.body
  return {
    productId: row.id,
    productTitle: row.productName,
    ...card,
    ...(productUrl && { productUrl }),
    ...(categoryName && { categoryInfo: { categoryName } }),
    parentProductType: parent.code,
    parentProductTypeName: parent.name,
    orders_rate: ordersRate(row.sold, soldOfKind),
    tags: productTagList,
    ...(integral !== undefined && { integral }),
  }
}

/**
 * Cards of products as they come; those of a type that the shop does not recommend have none.
 * @param now epoch ms
 */
export const recommendationCards = (rows: readonly ProductRow[], now: number): Recommendation[] =>
  rows.flatMap((row) => {
    const parent = parentTypeOf(row.productType)
    return parent ? [recommendationOf({ row, parent }, 0, now)] : []
  })

/** Label -> code, in the order in which they first come (B3). */
const typesOf = (all: readonly Recommendation[]): Record<string, number> =>
  Object.fromEntries(
    all.map(({ parentProductTypeName, parentProductType }) => [parentProductTypeName, parentProductType]),
  )
