import type { Transitions } from './transitions.ts'

/** Money that the payment company is asked to give back. */
export type PaymentReturnState = 'waiting' | 'returned' | 'refused'

/** settle: it gave the money back, even when it said before that it would not; refuse: it could not; retry: it is asked once more. */
export type PaymentReturnEvent = 'settle' | 'refuse' | 'retry'

export const paymentReturnTransitions: Transitions<PaymentReturnState, PaymentReturnEvent> = {
  waiting: { settle: 'returned', refuse: 'refused' },
  refused: { settle: 'returned', retry: 'waiting' },
  returned: {},
}
