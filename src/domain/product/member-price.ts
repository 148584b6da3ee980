import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import { fenOfYuan, yuanOfFen } from '../money.ts'

/** Who buys: a visitor has no level; vipRate is the member's own rate in percent (A6). */
export interface Buyer {
  readonly level: number | undefined
  readonly vipRate?: number
}

/** A member's price of a thing (A6). Amounts are fen. */
export interface MemberOffer {
  readonly priceFen: number
  readonly discountFen: number
  readonly levelName: string
}

/**
 * What a member of a level pays (A6: 会员尊享 and the discount amount). Nothing for who isn't logged in, for a level without a price,
 * and when it saves nothing. `vipRate`, the member's own rate in percent, drops the discount when it is lower, since it is the better one.
 */
export function memberOffer(
  priceFen: number,
  prices: readonly MemberPrice[] | undefined,
  { level, vipRate = 100 }: Buyer,
): MemberOffer | undefined {
  const found = prices?.find(({ memberLevel }) => memberLevel === level)
  if (!found || vipRate < found.discountPercent) return undefined
  const member =
    found.memberPrice === undefined ? percentOf(priceFen, found.discountPercent) : fenOfYuan(found.memberPrice)
  if (member >= priceFen) return undefined
  return { priceFen: member, discountFen: priceFen - member, levelName: found.memberLevelName }
}

/** A price as somebody pays it, and what is struck out beside it. Yuan. */
export interface ShownPrice {
  readonly amount: number
  readonly original: number | undefined
}

/**
 * The one way from a price to what a viewer reads: a member's own price with the full one struck out, else the price as it is (A6).
 * @param price yuan @param original what is struck out where the viewer saves nothing, yuan
 */
export function priceFor(
  buyer: Buyer,
  price: number,
  prices: readonly MemberPrice[] | undefined,
  original?: number,
): ShownPrice {
  const offer = memberOffer(fenOfYuan(price), prices, buyer)
  return offer ? { amount: yuanOfFen(offer.priceFen), original: price } : { amount: price, original }
}

/**
 * A percentage (at most two decimals) of an amount in fen, rounded up to a whole fen (B9). It is reckoned in whole hundredths of a percent,
 * so that a binary fraction adds no fen: 64.4% of 500 are 322.
 */
export const percentOf = (fen: number, percent: number): number => Math.ceil((fen * Math.round(percent * 100)) / 10_000)
