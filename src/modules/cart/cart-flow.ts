import type { Cart, ShownLine } from '../../../schemas/domain/cart.ts'
import { minusRefusal, plusRefusal } from '../../domain/goods/goods-quantity.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { CartChange } from './cart-api.ts'
import { lackingText, NOT_DONE, NOT_THERE, NOTHING_CHOSEN } from './messages.ts'

export interface CartState {
  readonly cart: Loaded<Cart>
  /** A change is on its way: the next one waits for it. */
  readonly isBusy: boolean
  /** Several sellers were to be checked out: one of them is asked for. */
  readonly isSplit: boolean
}

export type CartEvent =
  | { readonly type: 'opened' | 'retried' }
  | { readonly type: 'checkout-pressed' | 'split-closed' | 'clear-pressed' }
  | { readonly type: 'loaded'; readonly cart: Cart }
  | { readonly type: 'failed' | 'refused'; readonly refusal: Refusal }
  | { readonly type: 'choose-pressed'; readonly ids: readonly string[]; readonly isChosen: boolean }
  | { readonly type: 'quantity-pressed'; readonly id: string; readonly quantity: number }
  | { readonly type: 'quantity-blocked'; readonly line: ShownLine; readonly why: 'min' | 'max' }
  | { readonly type: 'remove-pressed'; readonly line: ShownLine }
  | { readonly type: 'remove-confirmed'; readonly ids: readonly string[] }
  | { readonly type: 'seller-picked'; readonly companyId: string }
  | { readonly type: 'checked-out'; readonly tempOrderId: string }

export type CartEffect =
  | { readonly do: 'load' }
  | { readonly do: 'change'; readonly change: CartChange }
  /** `name`: of the goods; none for all that is not sold any more. */
  | { readonly do: 'ask-remove'; readonly ids: readonly string[]; readonly name?: string }
  | { readonly do: 'check-out'; readonly ids: readonly string[] }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'tell-failure'; readonly text: string }
  | { readonly do: 'open'; readonly to: string }

export const emptyCart: CartState = { cart: { status: 'loading' }, isBusy: false, isSplit: false }

type Next = Step<CartState, CartEffect>

/** The rules of SPEC.md. */
export function cartTransition(state: CartState, event: CartEvent): Next {
  switch (event.type) {
    case 'opened':
      return step(state, { do: 'load' })
    case 'retried':
      return step({ ...state, cart: { status: 'loading' } }, { do: 'load' })
    case 'loaded':
      return step({ ...state, isBusy: false, cart: { status: 'ready', value: event.cart } })
    case 'failed':
      return failed(state, event.refusal)
    case 'refused':
      return refused(state, event.refusal)
    case 'checked-out':
      return step({ ...state, isBusy: false }, { do: 'open', to: fillPath(event.tempOrderId) })
    default:
      return pressed(state, event)
  }
}

type Pressed = Exclude<
  CartEvent,
  { readonly type: 'opened' | 'retried' | 'loaded' | 'failed' | 'refused' | 'checked-out' }
>

function pressed(state: CartState, event: Pressed): Next {
  switch (event.type) {
    case 'choose-pressed':
      return changed(state, { call: 'cartChoose', args: { ids: event.ids, isChosen: event.isChosen } })
    case 'quantity-pressed':
      return changed(state, { call: 'cartChange', args: { id: event.id, quantity: event.quantity } })
    case 'remove-confirmed':
      return changed(state, { call: 'cartRemove', args: { ids: event.ids } })
    case 'quantity-blocked':
      return blocked(state, event.line, event.why)
    case 'remove-pressed':
      return step(state, { do: 'ask-remove', ids: [event.line.id], name: event.line.productName })
    case 'clear-pressed':
      return step(state, { do: 'ask-remove', ids: cartIn(state)?.invalid.map(({ id }) => id) ?? [] })
    case 'split-closed':
      return step({ ...state, isSplit: false })
    case 'checkout-pressed':
      return checkout(state)
    case 'seller-picked':
      return checkoutOf({ ...state, isSplit: false }, event.companyId)
  }
}

const cartIn = ({ cart }: CartState): Cart | undefined => (cart.status === 'ready' ? cart.value : undefined)

const fillPath = (tempOrderId: string) => `/retail/orderFill?tempOrderId=${encodeURIComponent(tempOrderId)}`

/** [R3] One change at a time: each is of what the one before left. */
function changed(state: CartState, change: CartChange): Next {
  return state.isBusy ? step(state) : step({ ...state, isBusy: true }, { do: 'change', change })
}

/** [R4] A5: why there can be no more, or no less. */
function blocked(state: CartState, { quantity, limits, limitNote }: ShownLine, why: 'min' | 'max'): Next {
  const text = why === 'min' ? minusRefusal(quantity) : (plusRefusal(quantity, limits) ?? limitNote ?? '超过限购数量')
  return text === undefined ? step(state) : step(state, { do: 'tell', text })
}

/** [R6] What is bought together is of one seller. */
function checkout(state: CartState): Next {
  const chosen = cartIn(state)?.sellers.filter((seller) => seller.chosen > 0) ?? []
  const [only] = chosen
  if (!only) return step(state, { do: 'tell', text: NOTHING_CHOSEN })
  const lacking = cartIn(state)?.purse?.lacking ?? 0
  // [R8] Of several sellers one may be within reach: the server says so of the one that is picked.
  if (lacking > 0 && chosen.length === 1) return step(state, { do: 'tell', text: lackingText(lacking) })
  return chosen.length > 1 ? step({ ...state, isSplit: true }) : checkoutOf(state, only.companyId)
}

function checkoutOf(state: CartState, companyId: string): Next {
  const seller = cartIn(state)?.sellers.find((one) => one.companyId === companyId)
  if (!seller || state.isBusy) return step(state)
  const ids = seller.lines.filter(({ isChosen }) => isChosen).map(({ id }) => id)
  return step({ ...state, isBusy: true }, { do: 'check-out', ids })
}

function failed(state: CartState, refusal: Refusal): Next {
  if (state.cart.status !== 'ready') return step({ ...state, cart: { status: 'failed', refusal } })
  return refused(state, refusal)
}

/** [R5] Why it was not done, and what the cart holds now: somebody else may have been faster. */
function refused(state: CartState, refusal: Refusal): Next {
  const text = failureText(refusal, NOT_DONE)
  const free = { ...state, isBusy: false }
  if (text === undefined) return step(free)
  if (refusal.code === 'not-found') return step(free, { do: 'tell-failure', text: NOT_THERE }, { do: 'load' })
  return refusal.isReason
    ? step(free, { do: 'tell-failure', text }, { do: 'load' })
    : step(free, { do: 'tell-failure', text })
}
