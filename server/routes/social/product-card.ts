import { productKindOf, productKinds, productPath } from '../../../schemas/domain/product-kind.ts'
import type { products } from '../../db/schema.ts'

type ProductRow = typeof products.$inferSelect

interface ProductCard {
  /** The kind in a word; a product of a type that the shop does not know has none, and no address (A2). */
  readonly categoryName?: string
  readonly productUrl?: string
  readonly imgurl: string
}

/** What a card shows of a product, whatever list it stands in. */
export function cardOf({ id, productType, body }: ProductRow): ProductCard {
  const { productImageInfos, productActivity } = body
  const kind = productKindOf(productType)
  const productUrl = productPath({ id, productType, ...(productActivity && { productActivity }) })
  return {
    ...(kind && { categoryName: productKinds[kind].title }),
    ...(productUrl && { productUrl }),
    imgurl: productImageInfos[0]?.url ?? '',
  }
}
