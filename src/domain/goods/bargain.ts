import type { Bargain, ProductActivity, ProductBargain } from '../../../schemas/domain/promotion.ts'
import { activityStatus } from '../activity/activity-state.ts'
import type { BargainProgress } from '../bargain/bargain-progress.ts'
import { helpersFor } from '../bargain/next-cut.ts'
import { percentOf } from '../product/member-price.ts'
import { fenOfYuan, yuanOfFen } from '../money.ts'

/** What a shopper can do with a bargain: begin one, go on with theirs, buy at the goal price, pay what they ordered, or nothing. */
type BargainMove = 'start' | 'continue' | 'buy' | 'pay' | 'none'

/** How a bargain stands, and the text of its button. */
export interface BargainStanding {
  readonly move: BargainMove
  readonly button: string
  /** What is to be said above it; nothing for one that simply goes on. */
  readonly word?: string
}

export type CutStatus = NonNullable<Bargain['cutStatus']>

/** Where a bargain stands for somebody, or for who has begun none (A3, B3). Prices are yuan. */
export type BargainState = Bargain

/** A bargain that a member began, as the shop keeps it. Amounts are fen. */
export interface BegunBargain {
  readonly cutTeamId: string
  readonly cutFen: number
  readonly leftFen: number
  readonly isBought: boolean
  /** The order that its owner made at the goal price, as long as it can be paid. */
  readonly orderNo?: string | undefined
}

/** What of a product its bargains depend on. */
export interface BargainOffer {
  readonly bargain: ProductBargain
  readonly activity: ProductActivity | undefined
  readonly isSoldOut: boolean
}

/** Where a bargain stands now (B4): the activity by its time, and the shopper's own where there is one. @param now epoch ms */
export function bargainState(offer: BargainOffer, own: BegunBargain | undefined, now: number): BargainState {
  const { leftPrice, ...bargain } = offer.bargain
  const state = { ...bargain, activityStatus: activityNow(offer, now), cutPrice: 0, leftPrice }
  if (!own) return state
  const { cutTeamId, cutFen, leftFen, orderNo } = own
  const cutStatus = cutStatusOf(own, state.activityStatus, offer.isSoldOut)
  const cut = { cutPrice: yuanOfFen(cutFen), leftPrice: yuanOfFen(leftFen) }
  return { ...state, cutStatus, cutTeamId, ...cut, ...(orderNo !== undefined && { orderNo }) }
}

/** 4 and 5 are ways of being over and of going on: the activity's time decides whether it does. */
function activityNow({ bargain, activity }: BargainOffer, now: number): Bargain['activityStatus'] {
  const { activityStatus: given } = bargain
  if (!activity) return given
  const time = activityStatus(activity, now)
  if (time === 0) return 1
  if (time === 2) return given === 4 ? 4 : 3
  return given === 5 ? 5 : 2
}

/** B4. Both 10030 and 10040 are sold out: the one for who was still cutting, the other for who had reached the goal price. */
function cutStatusOf(
  { isBought, leftFen }: BegunBargain,
  activity: Bargain['activityStatus'],
  isSoldOut: boolean,
): CutStatus {
  const isDone = leftFen === 0
  if (isBought) return 10060
  if (isSoldOut) return isDone ? 10040 : 10030
  if (activity === 3 || activity === 4) return 10050
  return isDone ? 10010 : 10020
}

const byCut: Readonly<Record<CutStatus, BargainStanding>> = {
  10010: { move: 'buy', button: '底价购买', word: '已砍到底价' },
  10020: { move: 'continue', button: '继续砍价', word: '砍价进行中' },
  10030: { move: 'none', button: '已售罄', word: '名额已被砍完' },
  10040: { move: 'none', button: '已售罄', word: '名额已被砍完' },
  10050: { move: 'none', button: '已结束', word: '活动已结束' },
  10060: { move: 'none', button: '已购买', word: '你已经买过这一份' },
}

/** What was ordered is paid, whatever has become of the activity: a bargain is bought once. */
export const TO_PAY = { move: 'pay', button: '去支付', word: '已下单，请尽快付款' } as const

const byActivity: Readonly<Record<Bargain['activityStatus'], BargainStanding>> = {
  1: { move: 'none', button: '即将开始', word: '活动未开始' },
  2: { move: 'start', button: '发起砍价' },
  3: { move: 'none', button: '已结束', word: '活动已结束' },
  4: { move: 'none', button: '已结束', word: '活动已结束' },
  5: { move: 'start', button: '发起砍价', word: '可以底价开始' },
}

type Standing = Pick<Bargain, 'isCutProduct' | 'cutStatus' | 'activityStatus' | 'orderNo'>

/** B4: an order that waits for its money comes first, then what the shopper's own bargain says; without one, the activity decides whether one can begin, while there is stock. */
export function bargainStanding(
  { isCutProduct, cutStatus, activityStatus: activity, orderNo }: Standing,
  isSoldOut = false,
): BargainStanding {
  if (orderNo !== undefined) return TO_PAY
  if (!isCutProduct) return byActivity[3]
  if (cutStatus !== undefined) return byCut[cutStatus]
  const standing = byActivity[activity]
  return isSoldOut && standing.move === 'start' ? byCut[10030] : standing
}

/** The part of what is left that the first cut takes, in percent. */
const FIRST_CUT = 30

/** Friends that it takes where the product does not say. */
const HELPERS = 3

/** What was agreed when a bargain began, and how far it is then. Amounts are fen. */
export interface BargainBeginning {
  readonly fullFen: number
  readonly ownFen: number
  readonly cutFen: number
  readonly leftFen: number
  /** Friends that it takes to the goal price. */
  readonly helpers: number
  readonly state: BargainProgress
}

type Beginning = Pick<Bargain, 'activityStatus' | 'leftPrice' | 'helpers'>

/** What the shopper who begins a bargain cuts at once; of an activity that starts at the goal price (B4: 5) all of it. */
export function beginningOf({ activityStatus: activity, leftPrice, helpers = HELPERS }: Beginning): BargainBeginning {
  const fullFen = fenOfYuan(leftPrice)
  const ownFen = activity === 5 || helpers === 0 ? fullFen : percentOf(fullFen, FIRST_CUT)
  const leftFen = fullFen - ownFen
  return {
    ...{ fullFen, ownFen, cutFen: ownFen, leftFen },
    helpers: helpersFor(helpers, leftFen),
    state: leftFen === 0 ? 'reached' : 'cutting',
  }
}
