import { minusRefusal, plusRefusal } from '../../domain/goods/goods-quantity.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { reloadInfo, follow, infoSettled, opened, relatedSettled, retried } from './load-order.ts'
import { type CheckoutDraft, formErrors, leftOf } from './checkout-draft.ts'
import type { CheckoutEffect, CheckoutEvent, Next } from './checkout-events.ts'
import { step } from '../../kit/step.ts'
import { addressOf, type CheckoutState, isPriceOnItsWay, orderable, planIn } from './checkout-state.ts'
import { NOT_COUNTED } from './messages.ts'
import {
  booked,
  checked,
  dialogLeft,
  priceAccepted,
  problemConfirmed,
  refused,
  submitPressed,
  withoutDialog,
} from './place-order.ts'

/** The rules of SPEC.md. */
export function checkoutTransition(state: CheckoutState, event: CheckoutEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event)
    case 'info-loaded':
    case 'info-failed':
      return infoSettled(state, event)
    case 'retried':
      return retried(state)
    case 'member-loaded':
      return follow({ ...state, member: { status: 'ready', value: event.member } })
    case 'member-failed':
      return follow({ ...state, member: { status: 'failed', refusal: event.refusal } })
    case 'addresses-loaded':
      return step({ ...state, addresses: { status: 'ready', value: event.addresses } })
    case 'addresses-failed':
      return step({ ...state, addresses: { status: 'failed', refusal: event.refusal } })
    case 'addresses-retried':
      return step({ ...state, addresses: { status: 'loading' } }, { do: 'load-addresses' })
    case 'coupons-loaded':
    case 'discount-loaded':
    case 'discount-failed':
      return step(relatedSettled(state, event))
    default:
      return acted(state, event)
  }
}

type Acted = Exclude<
  CheckoutEvent,
  { readonly type: 'opened' | 'retried' | `${'info' | 'member' | 'addresses' | 'coupons' | 'discount'}-${string}` }
>

/** What the buyer does, and what becomes of it. */
function acted(state: CheckoutState, event: Acted): Next {
  switch (event.type) {
    case 'address-pressed':
      return addressPressed(state)
    case 'coupon-picked':
      return couponPicked(state, event.couponId)
    case 'deduction-switched':
      return deductionSwitched(state, event)
    case 'quantity-changed':
      return quantityChanged(state, event.quantity)
    case 'quantity-blocked':
      return quantityBlocked(state, event.why)
    case 'counted':
      return reloadInfo({ ...state, isCounting: false })
    case 'count-refused':
      return countRefused(state, event.refusal)
    case 'changed':
      return draftChanged(state, event.part)
    case 'submit-pressed':
      return submitPressed(state)
    case 'checked':
      return checked(state)
    case 'booked':
      return booked(state, event.orderId)
    case 'refused':
      return refused(state, event.refusal)
    case 'closed':
      // What is being ordered can't be called back.
      return step({ ...withoutDialog(state), step: state.step === 'checking' ? 'filling' : state.step })
    case 'price-accepted':
      return priceAccepted(state)
    case 'problem-confirmed':
      return problemConfirmed(state)
    case 'left':
      return dialogLeft(state)
  }
}

/** [R10] Another address, or the first one. [R9, R21] The coupon and the origin that came with the address are there on the way back too. */
function addressPressed(state: CheckoutState): Next {
  const { addressId, couponId, origin } = state.asked
  const draft = { ...state.draft, couponId, ...(Object.keys(origin).length > 0 && { origin }) }
  const way: CheckoutEffect = addressOf(state) ? { do: 'choose-address', addressId } : { do: 'add-address' }
  return step({ ...state, draft }, { do: 'keep', draft }, way)
}

/**
 * [R9] It stays in the address of the form, is kept with what is typed, and the price is asked for with it. None in place of one that could
 * not be used is asked for too: its refusal goes.
 */
function couponPicked(state: CheckoutState, couponId: string): Next {
  const isUsed = couponId === state.asked.couponId && !orderable(state)?.couponProblem
  if (state.step !== 'filling' || isUsed) return step(state)
  const draft = { ...state.draft, couponId }
  const next = reloadInfo({ ...state, draft, asked: { ...state.asked, couponId } })
  return step(next.state, { do: 'remember-coupon', couponId }, { do: 'keep', draft }, ...next.effects)
}

/** [R18] Points and coins are kept as the coupon is; the shop says how many of them it takes. */
function deductionSwitched(state: CheckoutState, event: Acted & { readonly type: 'deduction-switched' }): Next {
  if (state.step !== 'filling') return step(state)
  const purse = event.deductionType === 1 ? { usePoints: event.isUsed } : { useCoins: event.isUsed }
  const draft = { ...state.draft, ...purse }
  const next = reloadInfo({ ...state, draft, asked: { ...state.asked, ...purse } })
  return step(next.state, { do: 'remember-deductions', ...purse }, { do: 'keep', draft }, ...next.effects)
}

/** [R11] The shop says how many it became: nothing else is changed before its price is here. */
function quantityChanged(state: CheckoutState, quantity: number): Next {
  if (state.step !== 'filling' || isPriceOnItsWay(state)) return step(state)
  return step({ ...state, isCounting: true }, { do: 'count', quantity })
}

function quantityBlocked(state: CheckoutState, why: 'min' | 'max'): Next {
  const quantity = orderable(state)?.quantity
  const text = quantity && (why === 'max' ? plusRefusal(quantity.count, quantity) : minusRefusal(quantity.count))
  return text ? step(state, { do: 'tell', text }) : step(state)
}

function countRefused(state: CheckoutState, { isReason, message }: Refusal): Next {
  return step({ ...state, isCounting: false }, { do: 'tell', text: isReason ? message : NOT_COUNTED, isFailure: true })
}

/** [R4] Kept at once. [R6] A field that is mended is mended at once. */
function draftChanged(state: CheckoutState, part: Partial<CheckoutDraft>): Next {
  if (state.step !== 'filling') return step(state)
  const draft = { ...state.draft, ...part }
  const lacks = leftOf(state.lacks, formErrors(draft, planIn(state)))
  return step({ ...state, draft, lacks }, { do: 'keep', draft })
}
