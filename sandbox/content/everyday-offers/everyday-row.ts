import type { OfferSeed } from '../offer-seeds.ts'

type Items = OfferSeed['items']

/** An offer at its usual price: prices in yuan, `hot` undefined for one whose heat nobody knows. */
export type EverydayRow = readonly [
  product: string,
  name: string,
  prices: readonly [current: number, original: number],
  hot: number | undefined,
  items: Items,
  words: readonly string[],
  more?: Partial<Pick<OfferSeed, 'why' | 'tag' | 'isPlain'>>,
]

export const stay = (name: string, ...others: Items): Items => [['住', name], ...others]
export const play = (name: string, ...others: Items): Items => [['玩', name], ...others]
export const breakfast: Items[number] = ['吃', '早餐']
