import type { MemberPrice } from '../../../schemas/domain/sale-plan.ts'
import { fenOfYuan, yuanOfFen } from '../money.ts'
import { percentOf } from './member-price.ts'

/** Something that can be bought, in yuan, with what members of each level pay for it (A6). */
export interface PricedOffer {
  readonly price: number
  readonly memberPrices?: readonly MemberPrice[]
}

/**
 * What the cheapest of several things costs, and what members of each level pay for the one that is cheapest to them: the price that stands
 * before 起. Yuan; undefined when there is nothing to buy.
 */
export function lowestOffer(
  offers: readonly PricedOffer[],
): { readonly price: number; readonly memberPrices: MemberPrice[] } | undefined {
  const [first, ...others] = offers
  if (!first) return undefined
  const price = Math.min(first.price, ...others.map((one) => one.price))
  return { price, memberPrices: lowestOfLevels(offers) }
}

/** What members of each level pay of a product that starts at this price (yuan): as for that which costs it. */
export const startMemberPrices = (startPrice: number, offers: readonly PricedOffer[]): MemberPrice[] =>
  lowestOffer(offers.filter(({ price }) => price === startPrice))?.memberPrices ?? []

/** What is sold on a day: fen, and what members pay of it; undefined: it has no price then. */
export interface DayOffer {
  readonly priceFen: number | undefined
  readonly memberPrices: readonly MemberPrice[]
}

/** The lowest price of a day, yuan, with what members of each level pay of what is cheapest to them, where it is less for any. */
export function lowestDayOffer(
  offers: readonly DayOffer[],
): { readonly price: number; readonly memberPrices?: MemberPrice[] } | undefined {
  const priced = offers.flatMap(({ priceFen, memberPrices }) =>
    priceFen === undefined ? [] : [{ price: yuanOfFen(priceFen), memberPrices }],
  )
  const lowest = lowestOffer(priced)
  if (!lowest || lowest.memberPrices.length > 0) return lowest
  return { price: lowest.price }
}

function lowestOfLevels(offers: readonly PricedOffer[]): MemberPrice[] {
  const best = new Map<number, MemberPrice & { readonly memberPrice: number }>()
  for (const { price, memberPrices = [] } of offers)
    for (const one of memberPrices) {
      const { memberPrice = yuanOfFen(percentOf(fenOfYuan(price), one.discountPercent)) } = one
      const known = best.get(one.memberLevel)
      if (!known || memberPrice < known.memberPrice) best.set(one.memberLevel, { ...one, memberPrice })
    }
  return [...best.values()]
}
