import type { OrderStatus, PaymentStatus } from '../../../schemas/domain/order-status.ts'
import type { OrderActions } from '../../../schemas/domain/order-ways.ts'
import type { CommentStatus } from '../../../schemas/domain/comment.ts'
import { canComment, isCommentSent } from '../product/comments.ts'
import { canCancel, canPay } from './order-state.ts'
import { codeStatusOf, isCodeUsable, type ShownCode } from './code-state.ts'
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
  /** Days can be booked for what it is of. */
  readonly isOpenToBook: boolean
  /** How far the comment on it has come (B4). */
  readonly commentStatus: CommentStatus
  /** Until when it can be paid, and the moment itself: epoch ms. */
  readonly payUntil: number
  readonly now: number
}

/** What the buyer may do with an order now (B4, B9). */
export function orderActions(order: OrderNow): OrderActions {
  const { productType, isRefundable, hasRefunds, invoiceStatus, codes, isOpenToBook, commentStatus, payUntil, now } =
    order
  return {
    pay: canPay(order) && now < payUntil,
    cancel: canCancel(order),
    refund: isRefundable && isTypeRefundable(productType),
    refundList: hasRefunds,
    invoiceApply: invoiceStatus === 1,
    invoiceProgress: invoiceStatus === 2,
    commentWrite: canComment(commentStatus),
    commentDetail: isCommentSent(commentStatus),
    // Codes of what is confirmed by its day (A9 types 66 and 67) are sent when that is booked.
    appointment: isOpenToBook && codes.some((code) => code.bizCodeStatus === codeStatusOf.unsent || isCodeUsable(code)),
  }
}

/** How many of an order's codes still let somebody in (B4). */
export const usableCodes = (codes: readonly ShownCode[]): number => codes.filter(isCodeUsable).length
