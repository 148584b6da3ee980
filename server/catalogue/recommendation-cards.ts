import type { Recommendation } from '../../schemas/domain/recommendation.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { cardPoints } from '../../src/domain/points/deduction.ts'
import { ordersRate, parentTypeOf, type ParentType } from '../../src/domain/product/recommendation.ts'
import type { products } from '../db/schema.ts'
import { cardOf } from './product-card.ts'

type ProductRow = typeof products.$inferSelect

function recommendationOf(row: ProductRow, parent: ParentType, soldOfKind: number, now: number): Recommendation {
  const { categoryName, productUrl, ...card } = cardOf(row, now)
  const { productTagList } = row.body
  const integral = cardPoints({ ...row.body, startPrice: yuanOfFen(row.startPriceFen) })
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
 * @param soldOf how often each large kind was bought, by its code
 */
export const recommendationCards = (
  rows: readonly ProductRow[],
  now: number,
  soldOf: ReadonlyMap<number, number> = new Map(),
): Recommendation[] =>
  rows.flatMap((row) => {
    const parent = parentTypeOf(row.productType)
    return parent ? [recommendationOf(row, parent, soldOf.get(parent.code) ?? 0, now)] : []
  })
