import type { Product } from '../../schemas/domain/product.ts'
import { activityBuyerId, bargainBuyerId, goodsBuyerId } from '../../src/domain/activity/activity-stock.ts'
import type { Offered } from '../../src/domain/product/product-order.ts'
import type { Orm } from '../db/open-database.ts'
import { readBargainState } from '../bargains/read-bargains.ts'
import { readTeamSeats } from '../teams/read-seats.ts'
import { withStockLeft } from './stock-left.ts'
import { readTaken } from './stock.ts'

/** Who buys, when, and the team of which they want a seat. */
interface Buying {
  readonly memberId: string
  readonly now: number
  readonly teamId?: string | undefined
}

/** A product with the stock that is left of it, how this member's own bargain and the team stand, and what they hold of what is limited for each. */
export async function offeredTo(db: Orm, product: Product, { memberId, now, teamId }: Buying): Promise<Offered> {
  const left = await withStockLeft(db, product)
  const bargain = await readBargainState(db, left, memberId, now)
  const team = teamId === undefined ? undefined : await readTeamSeats(db, { teamId, productId: product.id, memberId })
  return {
    ...{ product: left, bought: await boughtBy(db, product, memberId, bargain?.cutTeamId) },
    ...(bargain && { bargain }),
    ...(team && { team }),
  }
}

async function boughtBy(db: Orm, { id, productActivity }: Product, memberId: string, cutTeamId: string | undefined) {
  const ofGoods = goodsBuyerId(id, memberId)
  const ofActivity = productActivity && activityBuyerId(productActivity.activityId, memberId)
  const ofBargain = cutTeamId && bargainBuyerId(cutTeamId)
  const limited = [ofGoods, ofActivity, ofBargain].filter((one) => one !== undefined)
  const taken = await readTaken(db, limited)
  const of = (one: string | undefined) => (one ? taken(one) : 0)
  return { activity: of(ofActivity), goods: taken(ofGoods), bargain: of(ofBargain) }
}
