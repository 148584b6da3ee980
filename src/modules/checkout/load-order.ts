import type { OrderOrigin } from '../../../schemas/domain/order-origin.ts'
import { seckillOf } from '../../domain/order/order-origin.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { ShoppingInfo } from './checkout-api.ts'
import type { CheckoutEffect, CheckoutEvent, Next } from './checkout-events.ts'
import { step } from '../../kit/step.ts'
import { type CheckoutState, orderable, valueOf } from './checkout-state.ts'

/** A2: the types of /:type/checkout. */
const CHECKOUTS: readonly string[] = ['1', '2', '3', '4']

/**
 * [R13] No other checkout is there. [R4] What was typed in this visit is there again. [R9] So is the coupon, and [R21] where the purchase comes
 * from: the way back from the addresses does not name them.
 */
export function opened(state: CheckoutState, event: CheckoutEvent & { type: 'opened' }): Next {
  const { asked, draft = state.draft, checkout } = event
  if (checkout !== undefined && !CHECKOUTS.includes(checkout)) return step(state, { do: 'open-not-found' })
  const couponId = asked.couponId || (draft.couponId ?? '')
  const purses = { usePoints: asked.usePoints ?? draft.usePoints, useCoins: asked.useCoins ?? draft.useCoins }
  const origin = { ...draft.origin, ...asked.origin }
  const next = reloadInfo({ ...state, asked: { ...asked, couponId, origin, ...purses }, draft })
  // What came with the page is shown until it is known with what the visit kept.
  const isOther = state.info.status !== 'ready' && !isSameUse(asked, next.state.asked)
  const first: readonly CheckoutEffect[] = isOther ? [loadInfo({ ...state, asked })] : []
  return step(next.state, ...first, ...next.effects, { do: 'load-member' })
}

/** Whether a price is asked for alike. */
const isSameUse = (one: CheckoutState['asked'], other: CheckoutState['asked']): boolean =>
  one.couponId === other.couponId && !one.usePoints === !other.usePoints && !one.useCoins === !other.useCoins

/** [R1] What is to be ordered is asked for with the coupon, the points and the coins that are used now; only the last answer counts. */
export function reloadInfo(state: CheckoutState): Next {
  const next = { ...state, turn: state.turn + 1, isAsking: true }
  return step(next, loadInfo(next))
}

function loadInfo({ turn, asked: { couponId, usePoints, useCoins } }: CheckoutState): CheckoutEffect {
  return { do: 'load-info', turn, couponId, usePoints, useCoins }
}

/** [R2] Its member too, if that one could not be had. */
export function retried(state: CheckoutState): Next {
  const next = reloadInfo({ ...state, info: { status: 'loading' } })
  if (state.member.status !== 'failed') return next
  return step({ ...next.state, member: { status: 'loading' } }, ...next.effects, { do: 'load-member' })
}

type InfoSettled = CheckoutEvent & { type: 'info-loaded' | 'info-failed' }

/** [R1] What the buyer sees stays until another answer is there. */
export function infoSettled(state: CheckoutState, event: InfoSettled): Next {
  const isLast = event.turn === state.turn
  if (!isLast && (event.type === 'info-failed' || state.info.status !== 'loading')) return step(state)
  const next: CheckoutState = { ...state, isAsking: !isLast }
  if (event.type === 'info-loaded')
    return known({ ...next, shown: event.turn }, withSeckill(event.info, state.asked.origin))
  const { refusal } = event
  if (state.info.status === 'ready') return step(next, { do: 'tell', text: refusal.message, isFailure: true })
  if (refusal.code === 'invalid-request') return misread(next, refusal)
  return step({ ...next, info: { status: 'failed', refusal } })
}

/** [R9] An address with what can't be a coupon is asked without one. [R2] With what can't be an id, it names nothing. */
function misread(state: CheckoutState, refusal: Refusal): Next {
  if (state.asked.couponId) return reloadInfo({ ...state, asked: { ...state.asked, couponId: '' } })
  return step({ ...state, info: { status: 'failed', refusal: { ...refusal, code: 'not-found' } } })
}

/** [R22] The shop's own word of an activity comes before that of the address. */
function withSeckill(info: ShoppingInfo, origin: OrderOrigin): ShoppingInfo {
  const activityId = seckillOf(origin)
  return activityId === undefined || info.promotion ? info : { ...info, promotion: { type: 1, activityId } }
}

/** [R4] What is an order already, though nobody heard of it, is forgotten. */
function known(before: CheckoutState, value: ShoppingInfo): Next {
  const state: CheckoutState = { ...before, info: { status: 'ready', value } }
  return value.problem?.code !== 'ordered' ? follow(state) : step(state, { do: 'keep', draft: undefined })
}

/** [R1] Once it is known what is ordered and by whom, the rest is asked for: it depends on both. */
export function follow(state: CheckoutState): Next {
  const info = orderable(state)
  if (info?.needsAddress && !state.addresses)
    return step({ ...state, addresses: { status: 'loading' } }, { do: 'load-addresses' }, ...related(state))
  return step(state, ...related(state))
}

function related(state: CheckoutState): readonly CheckoutEffect[] {
  const info = orderable(state)
  if (!info || state.member.status === 'loading') return []
  const { phone: mobile = '', id: memberId = '' } = valueOf(state.member) ?? {}
  const { shown: turn } = state
  const coupons: CheckoutEffect = { do: 'load-coupons', turn, info, mobile }
  return hasDiscount(info) ? [coupons, { do: 'load-discount', turn, info, memberId }] : [coupons]
}

type RelatedSettled = CheckoutEvent & { type: 'coupons-loaded' | 'discount-loaded' | 'discount-failed' }

/** [R1] What was told of what is not shown any more is not heard. */
export function relatedSettled(state: CheckoutState, event: RelatedSettled): CheckoutState {
  if (event.turn !== state.shown) return state
  switch (event.type) {
    case 'coupons-loaded':
      return { ...state, coupons: event.coupons }
    case 'discount-loaded':
      return { ...state, discount: { status: 'ready', value: event.discount } }
    case 'discount-failed':
      return { ...state, discount: { status: 'failed', refusal: event.refusal } }
  }
}

/** B9: the promotion of a team; what it takes off is in its price already. */
export const TEAM_PROMOTION = 3

/** Whether it has to be asked what the activity takes off. */
export const hasDiscount = ({ promotion }: ShoppingInfo): boolean =>
  promotion !== undefined && promotion.type !== TEAM_PROMOTION
