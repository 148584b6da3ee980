import { type Step, step } from '../../kit/step.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { COUPON_GOT, COUPON_KNOWN, NO_COUPON_CODE } from './messages.ts'

/** A code that gives a coupon, while it is typed. */
export interface CouponState {
  readonly text: string
  /** Why the last one gave nothing. */
  readonly refusal: string
  readonly isBusy: boolean
  /** How many coupons were got since it is open. */
  readonly count: number
}

export type CouponEvent =
  | { readonly type: 'opened'; readonly text: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submit-pressed' }
  | { readonly type: 'redeemed'; readonly isEarlier: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type CouponEffect =
  | { readonly do: 'keep'; readonly text: string }
  | { readonly do: 'redeem'; readonly code: string }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'reload' }

export const emptyCoupon: CouponState = { text: '', refusal: '', isBusy: false, count: 0 }

type Next = Step<CouponState, CouponEffect>

/** The rules of SPEC.md. */
export function couponTransition(state: CouponState, event: CouponEvent): Next {
  switch (event.type) {
    case 'opened':
      return step({ ...state, text: event.text || state.text })
    case 'typed':
      return state.isBusy ? step(state) : step({ ...state, text: event.text }, { do: 'keep', text: event.text })
    case 'submit-pressed':
      return submitPressed(state)
    case 'redeemed':
      return redeemed(state, event.isEarlier)
    case 'refused':
      return step({ ...state, isBusy: false, refusal: failureText(event.refusal, event.refusal.message) ?? '' })
  }
}

/** [R2] Nothing empty, and nothing twice at once. */
function submitPressed(state: CouponState): Next {
  const code = state.text.trim()
  if (state.isBusy) return step(state)
  if (code === '') return step(state, { do: 'tell', text: NO_COUPON_CODE })
  return step({ ...state, refusal: '', isBusy: true }, { do: 'redeem', code })
}

/** [R2] It makes room for the next, and what the member has is looked at anew. */
function redeemed({ count }: CouponState, isEarlier: boolean): Next {
  const next = { ...emptyCoupon, count: count + 1 }
  return step(
    next,
    { do: 'keep', text: '' },
    { do: 'tell', text: isEarlier ? COUPON_KNOWN : COUPON_GOT },
    { do: 'reload' },
  )
}
