import type { Product } from '../../schemas/domain/product.ts'
import { activityBuyerId, goodsBuyerId } from '../../src/domain/activity/activity-stock.ts'
import type { Offered } from '../../src/domain/product/product-order.ts'
import type { Orm } from '../db/open-database.ts'
import { readBargainState } from './bargains.ts'
import { withStockLeft } from './stock-left.ts'
import { readTaken } from './stock.ts'

/** A product with the stock that is left of it, how this member's own bargain stands, and what they hold of what is limited for each. */
export async function offeredTo(db: Orm, product: Product, memberId: string, now: number): Promise<Offered> {
  const left = await withStockLeft(db, product)
  const bargain = await readBargainState(db, left, memberId, now)
  return { product: left, bought: await boughtBy(db, product, memberId), ...(bargain && { bargain }) }
}

async function boughtBy(db: Orm, { id, productActivity }: Product, memberId: string) {
  const ofGoods = goodsBuyerId(id, memberId)
  const ofActivity = productActivity && activityBuyerId(productActivity.activityId, memberId)
  const taken = await readTaken(db, [ofGoods, ...(ofActivity ? [ofActivity] : [])])
  return { activity: ofActivity ? taken(ofActivity) : 0, goods: taken(ofGoods) }
}
