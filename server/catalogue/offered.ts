import type { Product } from '../../schemas/domain/product.ts'
import { activityBuyerId, bargainBuyerId, goodsBuyerId } from '../../src/domain/activity/activity-stock.ts'
import type { Offered } from '../../src/domain/product/product-order.ts'
import type { Orm } from '../db/open-database.ts'
import { readBargainState } from '../bargains/read-bargains.ts'
import type { UnpaidHolds } from '../orders/unpaid-holds.ts'
import { readTeamSeats } from '../teams/read-seats.ts'
import { withStockLeft } from './stock-left.ts'
import { readTaken, type Taken } from './stock.ts'

/** Who buys, when, and the team of which they want a seat. */
interface Buying {
  readonly memberId: string
  readonly now: number
  readonly teamId?: string | undefined
  /** What of it the buyer's own orders hold that wait for their money: it is offered as if there were none of these. */
  readonly without?: UnpaidHolds
}

/** A product with the stock that is left of it, how this member's own bargain and the team stand, and what they hold of what is limited for each. */
export async function offeredTo(
  db: Orm,
  product: Product,
  { memberId, now, teamId, without: held }: Buying,
): Promise<Offered> {
  const counted = held?.without ?? ((taken: Taken) => taken)
  const left = await withStockLeft(db, product, counted)
  const bargain = await readBargainState(db, left, memberId, now)
  const seats = teamId === undefined ? undefined : await readTeamSeats(db, { teamId, productId: product.id, memberId })
  const team = held && seats?.isPaying ? { ...seats, isMember: false, taken: seats.taken - 1 } : seats
  const buyer = { memberId, cutTeamId: bargain?.cutTeamId, counted }
  return {
    ...{ product: left, bought: await boughtBy(db, product, buyer) },
    ...(bargain && { bargain }),
    ...(team && { team }),
  }
}

interface Counting {
  readonly memberId: string
  readonly cutTeamId: string | undefined
  readonly counted: (taken: Taken) => Taken
}

async function boughtBy(db: Orm, { id, productActivity }: Product, { memberId, cutTeamId, counted }: Counting) {
  const ofGoods = goodsBuyerId(id, memberId)
  const ofActivity = productActivity && activityBuyerId(productActivity.activityId, memberId)
  const ofBargain = cutTeamId && bargainBuyerId(cutTeamId)
  const limited = [ofGoods, ofActivity, ofBargain].filter((one) => one !== undefined)
  const taken = counted(await readTaken(db, limited))
  const of = (one: string | undefined) => (one ? taken(one) : 0)
  return { activity: of(ofActivity), goods: taken(ofGoods), bargain: of(ofBargain) }
}
