import type { Address } from '../../../schemas/domain/address.ts'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import type { OrderOrigin } from '../../../schemas/domain/order-origin.ts'
import type { Step } from '../../kit/step.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Order, OrderCoupons, ShoppingInfo } from './checkout-api.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { UsedPurses } from './checkout-api.ts'
import type { FormRequest, CheckoutState } from './checkout-state.ts'

export type CheckoutEvent =
  /** `checkout`: the :type of the address, where it has one. */
  | {
      readonly type: 'opened'
      readonly asked: FormRequest
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
  | { readonly type: 'coupons-loaded'; readonly turn: number; readonly coupons: OrderCoupons }
  | { readonly type: 'discount-loaded'; readonly turn: number; readonly discount: number }
  | { readonly type: 'discount-failed'; readonly turn: number; readonly refusal: Refusal }
  | { readonly type: 'coupon-picked'; readonly couponId: string }
  /** B3: 1 points, 2 coins. */
  | { readonly type: 'deduction-switched'; readonly deductionType: 1 | 2; readonly isUsed: boolean }
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
  | { readonly type: 'closed' }
  /** The new price is fine. */
  | { readonly type: 'price-accepted' }
  /** What stands in the way is read, by its button. */
  | { readonly type: 'problem-confirmed' }
  | { readonly type: 'left' }

export type CheckoutEffect =
  | ({ readonly do: 'load-info'; readonly turn: number; readonly couponId: string } & UsedPurses)
  | { readonly do: 'load-member' }
  | { readonly do: 'load-addresses' }
  | { readonly do: 'load-coupons'; readonly turn: number; readonly info: ShoppingInfo; readonly mobile: string }
  | { readonly do: 'load-discount'; readonly turn: number; readonly info: ShoppingInfo; readonly memberId: string }
  | { readonly do: 'remember-coupon'; readonly couponId: string }
  | ({ readonly do: 'remember-deductions' } & UsedPurses)
  | { readonly do: 'count'; readonly quantity: number }
  | { readonly do: 'keep'; readonly draft: CheckoutDraft | undefined }
  | { readonly do: 'check'; readonly order: Order }
  | { readonly do: 'book'; readonly order: Order }
  /** For so long as a failure stays, or as long as it takes to read. */
  | { readonly do: 'tell'; readonly text: string; readonly isFailure?: true }
  | { readonly do: 'choose-address'; readonly addressId: string }
  | { readonly do: 'add-address' }
  /** For the shop's figures: who placed it is not told. */
  | { readonly do: 'record-order'; readonly orderId: string; readonly origin?: OrderOrigin | undefined }
  | { readonly do: 'open-cashier'; readonly orderId: string }
  | { readonly do: 'open-unpaid' }
  | { readonly do: 'go-back' }
  | { readonly do: 'open-not-found' }

export type Next = Step<CheckoutState, CheckoutEffect>

/** What is so now, and what is to be done because of it. */
