import type { RefundStatus } from '../../../schemas/domain/order-status.ts'
import type { Transitions } from './transitions.ts'

/** B4 refundStatus as a word of the code: 0, 1, 2, 3, -1. */
export type RefundState = 'applied' | 'returning' | 'returned' | 'refused' | 'broken'

/**
 * - approve, refuse: the merchant's reviewer decides.
 * - settle: the payment company gave the money back; break: it could not, and somebody has to look. retry: once more.
 */
export type RefundEvent = 'approve' | 'refuse' | 'settle' | 'break' | 'retry'

export const refundTransitions: Transitions<RefundState, RefundEvent> = {
  applied: { approve: 'returning', refuse: 'refused' },
  returning: { settle: 'returned', break: 'broken' },
  broken: { retry: 'returning' },
  returned: {},
  refused: {},
}

export const refundStatusOf: Readonly<Record<RefundState, RefundStatus>> = {
  broken: -1,
  applied: 0,
  returning: 1,
  returned: 2,
  refused: 3,
}

/** The amount shows only for what was approved (B4: 1 and 2). */
export const showsRefundAmount = (status: RefundStatus): boolean => status === 1 || status === 2
