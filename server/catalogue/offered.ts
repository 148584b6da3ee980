import type { Offered } from '../../src/domain/product-order.ts'
import type { Orm } from '../db/open-database.ts'
import { readBargainState } from './bargains.ts'
import { readProduct } from './products.ts'
import { withStockLeft } from './stock-left.ts'

interface Who {
  readonly productId: string
  readonly memberId: string
}

/** A product with the stock that is left of it, and how this member's own bargain stands; undefined for no such product. */
export async function readOffered(db: Orm, { productId, memberId }: Who, now: number): Promise<Offered | undefined> {
  const found = await readProduct(db, productId)
  if (!found) return undefined
  const product = await withStockLeft(db, found)
  const bargain = await readBargainState(db, product, memberId, now)
  return { product, ...(bargain && { bargain }) }
}
