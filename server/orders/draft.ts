import { orderErrors } from '../../src/domain/order/order-errors.ts'
import { type OrderPrice, orderPrice } from '../../src/domain/order/order-price.ts'
import { type Deduction, pointsLacking, usedOf } from '../../src/domain/points/deduction.ts'
import { readTempOrder, type TempOrder } from '../catalogue/temp-orders.ts'
import type { Orm } from '../db/open-database.ts'
import { UnreadableJson } from '../db/stored-json.ts'
import type { Clock } from '../ports/clock.ts'
import { accountOf, type Bar, buyerOfProfile } from '../session/accounts.ts'
import { couponFor, type UsedCoupon } from './order-coupons.ts'
import { fensOf, readDeductions } from './order-points.ts'
import { quoteOf } from './quotes/index.ts'
import { isProblem, type Quote, type QuoteProblem } from './quote.ts'

/** B8 8440001: what was chosen is not what can be had any more. */
export const STALE = orderErrors.stale

/** What a member is about to order, as it is sold now, with the coupon that was picked. */
export interface Draft {
  readonly order: TempOrder
  readonly quote: Quote
  readonly price: OrderPrice
  readonly coupon?: UsedCoupon
  /** What may be paid by points and coins, and whether it is. */
  readonly deductions: readonly Deduction[]
  /** Why the member can order nothing. */
  readonly bar: Bar | undefined
}

/** What a member chose, by its id, and the coupon that they picked. */
export interface DraftRequest {
  readonly shoppingId: string
  readonly memberId: string
  /** '' and undefined: none. */
  readonly couponId?: string | undefined
  /** Whether points and coins are used, as far as the order takes them. */
  readonly usePoints?: boolean | undefined
  readonly useCoins?: boolean | undefined
}

/** How long what was chosen can be ordered, in ms: then it has to be chosen again. */
const STAY = 2 * 60 * 60_000

/**
 * @param onUnreadable what was chosen was kept by another version of the shop: its buyer is told to choose again, as when it is too old
 * @returns undefined when the member chose no such thing
 */
export async function readDraft(
  db: Orm,
  clock: Clock,
  { shoppingId, memberId, couponId, usePoints, useCoins }: DraftRequest,
  onUnreadable: (error: UnreadableJson) => void = () => {},
): Promise<Draft | QuoteProblem | undefined> {
  const order = await readTempOrder(db, { id: shoppingId, memberId })
  if (!order) return undefined
  if (order instanceof UnreadableJson) {
    onUnreadable(order)
    return STALE
  }
  if (clock.now() - order.createdAt > STAY) return STALE
  const account = await accountOf(db, memberId)
  const profile = account?.profile
  const quote = await quoteOf({ db, clock, buyer: buyerOfProfile(profile) }, order)
  if (quote === 'gone') return STALE
  if (typeof quote === 'string') return { code: '1', message: quote }
  if (isProblem(quote)) return quote
  const named = profile ? { ...quote, levelName: profile.levelName } : quote
  const coupon = couponId ? await couponFor(db, { memberId, couponId }, quote, clock) : undefined
  if (typeof coupon === 'string') return { code: '1', message: coupon }
  const off = { couponFen: coupon?.fen ?? 0, presaleFen: quote.presale?.fen ?? 0 }
  const { totalFen: left } = orderPrice(quote.lines, off)
  const deductions = await readDeductions(db, quote, left, { memberId, usePoints, useCoins, now: clock.now() })
  const lacking = pointsLacking(quote.product, deductions)
  if (lacking > 0) return { code: '1', message: `积分不足，还差 ${lacking} 积分` }
  const price = orderPrice(quote.lines, { ...off, ...fensOf(usedOf(deductions)) })
  return {
    ...{ order, quote: named, price, deductions, ...(coupon && { coupon }) },
    bar: account?.bar,
  }
}

/** Where what was chosen comes from: the activity of a link, and the order that it is bought to. */
export function originOf({ body }: Pick<TempOrder, 'body'>): { activityCode?: string; mainOrderId?: string } {
  const activityCode = 'activityCode' in body ? body.activityCode : undefined
  const mainOrder = 'mainOrder' in body ? body.mainOrder : undefined
  return { ...(activityCode && { activityCode }), ...(mainOrder && { mainOrderId: mainOrder.mainOrderId }) }
}
