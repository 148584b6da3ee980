import type { Address } from '../../../schemas/domain/address.ts'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import type { OrderOrigin } from '../../../schemas/domain/order-origin.ts'
import { chosenAddress } from '../../domain/address.ts'
import type { FieldErrors } from '../../domain/order/traveller-form.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Order, OrderCoupons, ShoppingInfo, UsedPurses } from './checkout-api.ts'
import { type CheckoutDraft, EMPTY, filledOf, type FormPlan, planOf } from './checkout-draft.ts'

/** What the address of the form asks for (B2.6). */
export interface FormRequest extends UsedPurses {
  readonly couponId: string
  readonly addressId: string
  /** isShowContactName and isShowContactMobile are false. */
  readonly hidesName: boolean
  readonly hidesPhone: boolean
  readonly contactName: string
  /** Where the purchase comes from. */
  readonly origin: OrderOrigin
}

/** A refusal that is told in a dialog, until it is answered. */
export type OrderDialog =
  | { readonly kind: 'stale' | 'unpaid'; readonly message: string }
  /** `before`: the total in yuan that was refused. */
  | { readonly kind: 'reprice'; readonly message: string; readonly before: number }

/** Where an order's form stands. */
export interface CheckoutState {
  readonly asked: FormRequest
  readonly info: Loaded<ShoppingInfo>
  /** How often what is to be ordered was asked for: an answer to an earlier question is not heard. */
  readonly turn: number
  /** The question whose answer the buyer sees: what depends on it is heard for this one alone. */
  readonly shown: number
  /** It is asked for now: what is shown may become another, and so may its price. */
  readonly isAsking: boolean
  readonly member: Loaded<MemberProfile>
  /** Asked for when something is sent by post. */
  readonly addresses?: Loaded<readonly Address[]>
  readonly coupons: OrderCoupons
  /** What the activity takes off, in yuan. */
  readonly discount: Loaded<number>
  /** The number of copies is being changed. */
  readonly isCounting: boolean
  readonly draft: CheckoutDraft
  /** What was told of the fields, as far as it still holds. */
  readonly lacks: FieldErrors
  /** How often something was told of them. */
  readonly tries: number
  readonly step: 'filling' | 'checking' | 'booking' | 'booked'
  /** What is checked, and then booked as it was checked. */
  readonly sending?: Order
  readonly dialog?: OrderDialog
  /** The buyer goes elsewhere: nothing is asked any more. */
  readonly isLeft: boolean
}

export const emptyCheckout: CheckoutState = {
  asked: { couponId: '', addressId: '', hidesName: false, hidesPhone: false, contactName: '', origin: {} },
  info: { status: 'loading' },
  turn: 0,
  shown: 0,
  isAsking: false,
  member: { status: 'loading' },
  coupons: { usable: [], unusable: [] },
  discount: { status: 'loading' },
  isCounting: false,
  draft: EMPTY,
  lacks: {},
  tries: 0,
  step: 'filling',
  isLeft: false,
}

/** What is there of something that is waited for. */
export const valueOf = <Value>(loaded: Loaded<Value> | undefined): Value | undefined =>
  loaded?.status === 'ready' ? loaded.value : undefined

/** What can be ordered now: known, and nothing stands in its way. */
export function orderable({ info }: Pick<CheckoutState, 'info'>): ShoppingInfo | undefined {
  const value = valueOf(info)
  return value?.problem ? undefined : value
}

/** Where it is sent; nothing while nothing is sent, or nobody said where. */
export function addressOf(state: CheckoutState): Address | undefined {
  if (!orderable(state)?.needsAddress) return undefined
  return chosenAddress(valueOf(state.addresses) ?? [], state.asked.addressId)
}

/** What the buyer chose last, a coupon or a number, is not yet in the price that is shown. */
export const isPriceOnItsWay = ({ isAsking, isCounting }: CheckoutState): boolean => isAsking || isCounting

/** Whose it is and where it goes is known, or can't be had: the form can be shown. */
export const isFormKnown = ({ member, addresses }: CheckoutState): boolean =>
  member.status !== 'loading' && addresses?.status !== 'loading'

/** Which fields the form has: who gets it by post is whom it is sent to. */
export function planIn(state: CheckoutState): FormPlan {
  const { hidesName, hidesPhone, contactName } = state.asked
  const { travellers: template, needsAddress } = orderable(state) ?? {}
  if (needsAddress) {
    const { name = '', phone = '' } = addressOf(state) ?? {}
    return {
      ...planOf({ template, hidesName, hidesPhone, before: { name, phone } }),
      asksName: false,
      asksPhone: false,
    }
  }
  const { namech = '', phone = '' } = valueOf(state.member) ?? {}
  return planOf({ template, hidesName, hidesPhone, before: { name: contactName || namech, phone } })
}

/** What is sent of the form, at the total that it shows. */
export function orderIn(state: CheckoutState): Order {
  const { coupon, priceDetail, deductions = [] } = orderable(state) ?? {}
  const isUsed = (type: 1 | 2) => deductions.some((one) => one.deductionType === type && one.isUsed)
  const address = addressOf(state)
  const { origin } = state.asked
  return {
    ...filledOf(state.draft, planIn(state)),
    ...{ couponId: coupon?.couponId ?? '', bookPriceTotal: priceDetail?.bookPriceTotal ?? 0 },
    ...(isUsed(1) && { usePoints: true }),
    ...(isUsed(2) && { useCoins: true }),
    ...(address && { addressId: address.id }),
    ...(Object.keys(origin).length > 0 && { origin }),
  }
}
