import type { Address } from '../../../schemas/domain/address.ts'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import { minusRefusal, plusRefusal } from '../../domain/goods-quantity.ts'
import type { Step } from '../../kit/flow.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Order, OrderCoupons, ShoppingInfo } from './checkout-api.ts'
import { type CheckoutDraft, formErrors, leftOf } from './checkout-draft.ts'
import { type Asked, type CheckoutState, addressOf, orderable, orderIn, planIn, valueOf } from './checkout-state.ts'
import { NO_ADDRESS, NOT_COUNTED } from './messages.ts'
import { outcomeOf } from './outcome.ts'

export type CheckoutEvent =
  /** `checkout`: the :type of the address, where it has one. */
  | {
      readonly type: 'opened'
      readonly asked: Asked
      readonly draft: CheckoutDraft | undefined
      readonly checkout?: string | undefined
    }
  | { readonly type: 'info-loaded'; readonly turn: number; readonly info: ShoppingInfo }
  | { readonly type: 'info-failed'; readonly turn: number; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'member-loaded'; readonly member: MemberProfile }
  | { readonly type: 'member-failed'; readonly refusal: Refusal }
  | { readonly type: 'addresses-loaded'; readonly addresses: readonly Address[] }
  | { readonly type: 'addresses-failed'; readonly refusal: Refusal }
  | { readonly type: 'addresses-retried' }
  | { readonly type: 'address-pressed' }
  | { readonly type: 'coupons-loaded'; readonly coupons: OrderCoupons }
  | { readonly type: 'discount-loaded'; readonly discount: number }
  | { readonly type: 'discount-failed'; readonly refusal: Refusal }
  | { readonly type: 'coupon-picked'; readonly couponId: string }
  | { readonly type: 'quantity-changed'; readonly quantity: number }
  /** One more, or one less, than can be. */
  | { readonly type: 'quantity-blocked'; readonly why: 'min' | 'max' }
  | { readonly type: 'counted' }
  | { readonly type: 'count-refused'; readonly refusal: Refusal }
  | { readonly type: 'changed'; readonly part: Partial<CheckoutDraft> }
  | { readonly type: 'submit-pressed' }
  | { readonly type: 'checked' }
  | { readonly type: 'booked'; readonly orderId: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** What was told is read, and nothing follows. */
  | { readonly type: 'told-closed' }
  /** The new price is fine. */
  | { readonly type: 'price-accepted' }
  /** What stands in the way is read, by its button. */
  | { readonly type: 'problem-confirmed' }
  | { readonly type: 'left' }

export type CheckoutEffect =
  | { readonly do: 'load-info'; readonly turn: number; readonly couponId: string }
  | { readonly do: 'load-member' }
  | { readonly do: 'load-addresses' }
  | { readonly do: 'load-coupons'; readonly info: ShoppingInfo; readonly mobile: string }
  | { readonly do: 'load-discount'; readonly info: ShoppingInfo; readonly memberId: string }
  | { readonly do: 'remember-coupon'; readonly couponId: string }
  | { readonly do: 'count'; readonly quantity: number }
  | { readonly do: 'keep'; readonly draft: CheckoutDraft | undefined }
  | { readonly do: 'check'; readonly order: Order }
  | { readonly do: 'book'; readonly order: Order }
  /** For so long as a failure stays, or as long as it takes to read. */
  | { readonly do: 'tell'; readonly text: string; readonly isFailure?: true }
  | { readonly do: 'choose-address'; readonly addressId: string }
  | { readonly do: 'add-address' }
  | { readonly do: 'open-cashier'; readonly orderId: string }
  | { readonly do: 'go-back' }
  | { readonly do: 'open-not-found' }

type Next = Step<CheckoutState, CheckoutEffect>

const step = (state: CheckoutState, ...effects: readonly CheckoutEffect[]): Next => ({ state, effects })

/** The rules of SPEC.md. */
export function checkoutTransition(state: CheckoutState, event: CheckoutEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event)
    case 'info-loaded':
    case 'info-failed':
      return infoSettled(state, event)
    case 'retried':
      return askedAgain({ ...state, info: { status: 'loading' } })
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
      return step({ ...state, coupons: event.coupons })
    case 'discount-loaded':
      return step({ ...state, discount: { status: 'ready', value: event.discount } })
    case 'discount-failed':
      return step({ ...state, discount: { status: 'failed', refusal: event.refusal } })
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
    case 'quantity-changed':
      return quantityChanged(state, event.quantity)
    case 'quantity-blocked':
      return quantityBlocked(state, event.why)
    case 'counted':
      return askedAgain(state)
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
    case 'told-closed':
      return step(untold(state))
    case 'price-accepted':
      return sent(untold(state))
    case 'problem-confirmed':
      return problemConfirmed(state)
    case 'left':
      return left(state, { do: 'go-back' })
  }
}

/** A2: the types of /:type/checkout. */
const CHECKOUTS: readonly string[] = ['1', '2', '3', '4']

/** [R13] No other checkout is there. [R4] What was typed in this visit is there again. */
function opened(state: CheckoutState, event: CheckoutEvent & { type: 'opened' }): Next {
  const { asked, draft = state.draft, checkout } = event
  if (checkout !== undefined && !CHECKOUTS.includes(checkout)) return step(state, { do: 'open-not-found' })
  const next = askedAgain({ ...state, asked, draft })
  return step(next.state, ...next.effects, { do: 'load-member' })
}

/** [R1] What is to be ordered is asked for with the coupon that is used now; only the last answer counts. */
function askedAgain(state: CheckoutState): Next {
  const turn = state.turn + 1
  return step({ ...state, turn }, { do: 'load-info', turn, couponId: state.asked.couponId })
}

type InfoSettled = CheckoutEvent & { type: 'info-loaded' | 'info-failed' }

/** [R1] What the buyer sees stays until another answer is there. */
function infoSettled(state: CheckoutState, event: InfoSettled): Next {
  if (event.turn !== state.turn) return step(state)
  const next: CheckoutState = { ...state, isCounting: false }
  if (event.type === 'info-loaded') return follow({ ...next, info: { status: 'ready', value: event.info } })
  const { refusal } = event
  if (state.info.status === 'ready') return step(next, { do: 'tell', text: refusal.message, isFailure: true })
  return step({ ...next, info: { status: 'failed', refusal } })
}

/** [R1] Once it is known what is ordered and by whom, the rest is asked for: it depends on both. */
function follow(state: CheckoutState): Next {
  const info = orderable(state)
  if (info?.needsAddress && !state.addresses)
    return step({ ...state, addresses: { status: 'loading' } }, { do: 'load-addresses' }, ...related(state))
  return step(state, ...related(state))
}

function related(state: CheckoutState): readonly CheckoutEffect[] {
  const info = orderable(state)
  if (!info || state.member.status === 'loading') return []
  const { phone: mobile = '', id: memberId = '' } = valueOf(state.member) ?? {}
  const coupons: CheckoutEffect = { do: 'load-coupons', info, mobile }
  return hasDiscount(info) ? [coupons, { do: 'load-discount', info, memberId }] : [coupons]
}

/** B9: what a team takes off is in its price already. */
const TEAM = 3

/** Whether it has to be asked what the activity takes off. */
export const hasDiscount = ({ promotion }: ShoppingInfo): boolean => promotion !== undefined && promotion.type !== TEAM

/** [R10] Another address, or the first one. */
function addressPressed(state: CheckoutState): Next {
  const { addressId } = state.asked
  return step(state, addressOf(state) ? { do: 'choose-address', addressId } : { do: 'add-address' })
}

/** [R9] It stays in the address of the form, and the price is asked for with it. */
function couponPicked(state: CheckoutState, couponId: string): Next {
  if (state.step !== 'filling') return step(state)
  const next = askedAgain({ ...state, asked: { ...state.asked, couponId } })
  return step(next.state, { do: 'remember-coupon', couponId }, ...next.effects)
}

/** [R11] The shop says how many it became: nothing else is changed before its price is here. */
function quantityChanged(state: CheckoutState, quantity: number): Next {
  if (state.step !== 'filling' || state.isCounting) return step(state)
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

/** [R6] What stands in the way of any order comes before what is typed; then the first field that is wrong. */
function submitPressed(state: CheckoutState): Next {
  const info = orderable(state)
  if (!info || state.step !== 'filling') return step(state)
  const lacks = formErrors(state.draft, planIn(state))
  const obstacle = info.needsAddress && !addressOf(state) ? NO_ADDRESS : Object.values(lacks)[0]
  if (obstacle === undefined) return sent({ ...state, lacks })
  return step({ ...state, lacks, tries: state.tries + 1 }, { do: 'tell', text: obstacle })
}

/** [R7] One at a time: checked first, at the price that is shown. */
function sent(state: CheckoutState): Next {
  const order = orderIn(state)
  return step({ ...state, step: 'checking', sending: order }, { do: 'check', order })
}

function checked(state: CheckoutState): Next {
  const { sending } = state
  if (state.step !== 'checking' || !sending) return step(state)
  return step({ ...state, step: 'booking' }, { do: 'book', order: sending })
}

/** [R7] What was ordered is forgotten, and paid in the form's place. */
function booked(state: CheckoutState, orderId: string): Next {
  return step({ ...state, step: 'booked' }, { do: 'keep', draft: undefined }, { do: 'open-cashier', orderId })
}

/** [R8] Free again; another price is asked for before it is asked about. */
function refused(state: CheckoutState, refusal: Refusal): Next {
  const { sending, ...rest } = state
  const free: CheckoutState = { ...rest, step: 'filling' }
  const { kind, message } = outcomeOf(refusal)
  if (kind === 'toast') return step(free, { do: 'tell', text: message })
  if (kind === 'stale') return step({ ...free, told: { kind, message } })
  return askedAgain({ ...free, told: { kind, message, before: sending?.bookPriceTotal ?? 0 } })
}

const untold = ({ told: _told, ...state }: CheckoutState): CheckoutState => state

/** [R3] What is an order already is paid; from all else the buyer goes back. */
function problemConfirmed(state: CheckoutState): Next {
  const orderId = valueOf(state.info)?.problem?.orderId
  return left(state, orderId === undefined ? { do: 'go-back' } : { do: 'open-cashier', orderId })
}

/** What was asked over the form is closed before it is left: the way back would only close that. */
const left = (state: CheckoutState, way: CheckoutEffect): Next => step({ ...untold(state), isLeft: true }, way)
