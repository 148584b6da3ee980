import { fenOfYuan, yuanOfFen } from '../money.ts'
import type { ShownPrice } from '../product/member-price.ts'
import { copyPoints, fenOfOne } from './deduction.ts'

/** A price as it is shown: with the points that it takes, where the points mall sells it. */
export interface PriceInPoints extends ShownPrice {
  readonly points?: number
}

/** What is left of a price in money beside the points that each copy takes; the price itself of what takes none. */
export function exchangePrice(price: ShownPrice, points = 0): PriceInPoints {
  const fen = fenOfYuan(price.amount)
  const taken = points > 0 ? copyPoints({ exchange: { points } }, fen) : 0
  if (taken === 0) return price
  return { points: taken, amount: yuanOfFen(fen - taken * fenOfOne.points), original: undefined }
}
