import { productKindOf, productKinds, productPath } from '../../schemas/domain/product-kind.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import { marksOf, type ProductMarks } from '../../src/domain/product/product-marks.ts'
import { lowestPrice, priceNow } from '../../src/domain/product/product-sale.ts'
import type { products } from '../db/schema.ts'

type ProductRow = typeof products.$inferSelect

interface ProductCard extends ProductMarks {
  /** The kind in a word; a product of a type that the shop does not know has none, and no address (A2). */
  readonly categoryName?: string
  readonly productUrl?: string
  readonly imgurl: string
  /** What it starts at now, as its page says it to a visitor, yuan. */
  readonly productStartPrice: number
  readonly originalPrice: number
}

/**
 * What a card shows of a product, whatever list it stands in.
 * @param now epoch ms
 */
export function cardOf(row: ProductRow, now: number): ProductCard {
  const { id, productType, underLinedPriceFen, body } = row
  const { productImageInfos, productActivity } = body
  const kind = productKindOf(productType)
  const productUrl = productPath({ id, productType, ...(productActivity && { productActivity }) })
  return {
    ...(kind && { categoryName: productKinds[kind].title }),
    ...(productUrl && { productUrl }),
    imgurl: productImageInfos[0]?.url ?? '',
    productStartPrice: startsAt(row, now),
    originalPrice: yuanOfFen(underLinedPriceFen),
    ...marksOf(body),
  }
}

function startsAt({ startPriceFen, body }: ProductRow, now: number): number {
  const { goods } = body
  return priceNow(lowestPrice({ startPrice: yuanOfFen(startPriceFen), ...(goods && { goods }) }), body, now)
}
