import type { Product } from '../../schemas/domain/product.ts'
import type { Offered } from '../../src/domain/product-order.ts'
import type { Orm } from '../db/open-database.ts'
import { readBargainState } from './bargains.ts'
import { withStockLeft } from './stock-left.ts'

/** A product with the stock that is left of it, and how this member's own bargain stands. */
export async function offeredTo(db: Orm, product: Product, memberId: string, now: number): Promise<Offered> {
  const left = await withStockLeft(db, product)
  const bargain = await readBargainState(db, left, memberId, now)
  return { product: left, ...(bargain && { bargain }) }
}
