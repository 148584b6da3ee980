import type { Transitions } from './transitions.ts'

/** One try to pay. */
export type PaymentState = 'waiting' | 'paid' | 'failed' | 'returning' | 'returned'

/**
 * - succeed: the payment company says that the money is there, even when it said before that the try had failed.
 * - overpay: it came for an order that takes no money any more: paid twice, cancelled meanwhile, or too late. Nobody keeps it.
 * - lapse: it was a part, and the time to pay the rest ran out.
 * - settle: it was given back.
 */
export type PaymentEvent = 'succeed' | 'fail' | 'overpay' | 'lapse' | 'settle'

export const paymentTransitions: Transitions<PaymentState, PaymentEvent> = {
  waiting: { succeed: 'paid', fail: 'failed', overpay: 'returning' },
  failed: { succeed: 'paid', overpay: 'returning' },
  paid: { lapse: 'returning' },
  returning: { settle: 'returned' },
  returned: {},
}
