import type { Bargain } from '../../schemas/domain/promotion.ts'
import { percentOf } from './member-price.ts'
import { fenOfYuan, yuanOfFen } from './money.ts'

/** What a shopper can do with a bargain: begin one, go on with theirs, buy at the goal price, or nothing. */
export type BargainMove = 'start' | 'continue' | 'buy' | 'none'

/** How a bargain stands, and the text of its button. */
export interface BargainStanding {
  readonly move: BargainMove
  readonly button: string
  /** What is to be said above it; nothing for one that simply goes on. */
  readonly word?: string
}

type Standing = Pick<Bargain, 'isCutProduct' | 'cutStatus' | 'activityStatus'>

const byCut: Readonly<Record<NonNullable<Bargain['cutStatus']>, BargainStanding>> = {
  10010: { move: 'buy', button: '底价购买', word: '已砍到底价' },
  10020: { move: 'continue', button: '继续砍价', word: '砍价进行中' },
  10030: { move: 'none', button: '已售罄', word: '名额已被砍完' },
  10040: { move: 'none', button: '已售罄', word: '名额已被砍完' },
  10050: { move: 'none', button: '已结束', word: '活动已结束' },
  10060: { move: 'none', button: '已购买', word: '你已经买过这一份' },
}

const byActivity: Readonly<Record<Bargain['activityStatus'], BargainStanding>> = {
  1: { move: 'none', button: '即将开始', word: '活动未开始' },
  2: { move: 'start', button: '发起砍价' },
  3: { move: 'none', button: '已结束', word: '活动已结束' },
  4: { move: 'none', button: '已结束', word: '活动已结束' },
  5: { move: 'start', button: '发起砍价', word: '可以底价开始' },
}

/** B4: what the shopper's own bargain says comes first; without one, the activity decides whether one can begin. */
export function bargainStanding({ isCutProduct, cutStatus, activityStatus }: Standing): BargainStanding {
  if (!isCutProduct) return { move: 'none', button: '已结束', word: '活动已结束' }
  return cutStatus === undefined ? byActivity[activityStatus] : byCut[cutStatus]
}

/** What is bought of a bargain costs its goal price, without a member's on top; a text when it is not to be bought now. */
export function bargainOrder<Thing extends object>(
  bargain: Standing & Pick<Bargain, 'cutGoalPrice'>,
  thing: Thing,
): (Thing & { readonly price: number; readonly memberPrices: readonly never[] }) | string {
  const { move, word, button } = bargainStanding(bargain)
  if (move === 'buy') return { ...thing, price: bargain.cutGoalPrice, memberPrices: [] }
  return word ?? button
}

/** The part of what is left that the first cut takes, in percent. */
const FIRST_CUT = 30

/**
 * What the shopper who begins a bargain cuts at once, in yuan; of an activity that starts at the goal price (B4: 5) all of it.
 */
export function firstCut({ activityStatus, leftPrice }: Pick<Bargain, 'activityStatus' | 'leftPrice'>): {
  readonly cutPrice: number
  readonly leftPrice: number
} {
  const left = fenOfYuan(leftPrice)
  const cut = activityStatus === 5 ? left : percentOf(left, FIRST_CUT)
  return { cutPrice: yuanOfFen(cut), leftPrice: yuanOfFen(left - cut) }
}
