import type { Refusal } from '../../kit/refusal.ts'
import { reloadInfo } from './load-order.ts'
import { formErrors } from './checkout-draft.ts'
import type { CheckoutEffect, Next } from './checkout-events.ts'
import { step } from '../../kit/step.ts'
import {
  addressOf,
  type CheckoutState,
  isPriceOnItsWay,
  orderable,
  orderIn,
  planIn,
  valueOf,
} from './checkout-state.ts'
import { LOADING, NO_ADDRESS } from './messages.ts'
import { outcomeOf } from './outcome.ts'

/** [R7] Nothing is ordered without the coupon just chosen. [R6] What stands in the way of any order comes before what is typed; then the fields that are wrong. */
export function submitPressed(state: CheckoutState): Next {
  const info = orderable(state)
  if (!info || state.step !== 'filling') return step(state)
  if (isPriceOnItsWay(state)) return step(state, { do: 'tell', text: LOADING })
  const lacks = formErrors(state.draft, planIn(state))
  const tried = { ...state, lacks, tries: state.tries + 1 }
  if (info.needsAddress && !addressOf(state)) return step(tried, { do: 'tell', text: NO_ADDRESS })
  // A field says itself what is wrong with it.
  return Object.keys(lacks).length > 0 ? step(tried) : sent({ ...state, lacks })
}

/** [R8] The new price is fine, once. */
export const priceAccepted = (state: CheckoutState): Next =>
  state.dialog && state.step === 'filling' ? sent(withoutDialog(state)) : step(state)

/** [R7] One at a time: checked first, at the price that is shown. */
function sent(state: CheckoutState): Next {
  const order = orderIn(state)
  return step({ ...state, step: 'checking', sending: order }, { do: 'check', order })
}

/** [R7] It can be ordered: it is, as it was asked about. */
export function checked(state: CheckoutState): Next {
  const { sending } = state
  if (state.step !== 'checking' || !sending) return step(state)
  return step({ ...state, step: 'booking' }, { do: 'book', order: sending })
}

/** [R7] What was ordered is forgotten, and paid in the form's place. */
export function booked(state: CheckoutState, orderId: string): Next {
  return step(
    { ...state, step: 'booked' },
    { do: 'keep', draft: undefined },
    { do: 'record-order', orderId, origin: state.sending?.origin },
    { do: 'open-cashier', orderId },
  )
}

/** [R8] Free again; another price is asked for before it is asked about. */
export function refused(state: CheckoutState, refusal: Refusal): Next {
  const { sending, ...rest } = state
  const free: CheckoutState = { ...rest, step: 'filling' }
  // What holds it is asked for, to lead there.
  if (refusal.code === 'order-unpaid') return reloadInfo(free)
  const { kind, message } = outcomeOf(refusal)
  if (kind === 'toast') return step(free, { do: 'tell', text: message })
  if (kind === 'stale' || kind === 'unpaid') return step({ ...free, dialog: { kind, message } })
  return reloadInfo({ ...free, dialog: { kind, message, before: sending?.bookPriceTotal ?? 0 } })
}

/** Nothing is told over the form any more. */
export const withoutDialog = ({ dialog: _dialog, ...state }: CheckoutState): CheckoutState => state

/** [R3] What is an order already is paid; from all else the buyer goes back. */
export function problemConfirmed(state: CheckoutState): Next {
  const orderId = valueOf(state.info)?.problem?.orderId
  return left(state, orderId === undefined ? { do: 'go-back' } : { do: 'open-cashier', orderId })
}

/** What was told leads to the orders to pay, and back to the form; all else back. */
export const dialogLeft = (state: CheckoutState): Next =>
  state.dialog?.kind === 'unpaid' ? step(withoutDialog(state), { do: 'open-unpaid' }) : left(state, { do: 'go-back' })

/** What was asked over the form is closed before it is left: the way back would only close that. */
const left = (state: CheckoutState, way: CheckoutEffect): Next => step({ ...withoutDialog(state), isLeft: true }, way)
