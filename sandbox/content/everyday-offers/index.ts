import type { OfferSeed } from '../offer-seeds.ts'
import { outingRows } from './outings.ts'
import { stayRows } from './stays.ts'

/** What products sell at their usual price: the long tail of the list, below the deals. */
export const everydayOffers: readonly OfferSeed[] = [...stayRows, ...outingRows].map(
  ([product, name, [current, original], hot, items, words, more]) => ({
    product,
    name,
    ...(hot === undefined ? {} : { hot }),
    prices: [undefined, current, original],
    items,
    words,
    ...more,
  }),
)
