import type { OrderStatus, PaymentStatus } from '../../../schemas/domain/order-status.ts'
import type { OrderActions } from '../../../schemas/domain/order-ways.ts'
import { canCancel, canPay, orderState } from './order-state.ts'
import { isCodeUsable, type ShownCode } from './code-state.ts'
import { isTypeRefundable } from './refundable.ts'

interface OrderNow {
  readonly orderStatus: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly productType: number
  /** Something of it can be given back (B9 refundShow). */
  readonly isRefundable: boolean
  /** Money of it was asked back before. */
  readonly hasRefunds: boolean
  readonly invoiceStatus: 0 | 1 | 2
  readonly codes: readonly ShownCode[]
  /** It is a presale that another order holds (B5). */
  readonly isExchanged: boolean
  /** Until when it can be paid, and the moment itself: epoch ms. */
  readonly payUntil: number
  readonly now: number
}

/** What the buyer may do with an order now (B4, B9). */
export function orderActions(order: OrderNow): OrderActions {
  const { productType, isRefundable, hasRefunds, invoiceStatus, codes, isExchanged, payUntil, now } = order
  return {
    pay: canPay(order) && now < payUntil,
    cancel: canCancel(order),
    refund: isRefundable && isTypeRefundable(productType),
    refundList: hasRefunds,
    invoiceApply: invoiceStatus === 1,
    invoiceProgress: invoiceStatus === 2,
    appointment: orderState(order) === 'confirmed' && !isExchanged && codes.some(isCodeUsable),
  }
}

/** How many of an order's codes still let somebody in (B4). */
export const usableCodes = (codes: readonly ShownCode[]): number => codes.filter(isCodeUsable).length
