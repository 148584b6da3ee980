import { orderStatuses, paymentStatuses } from '../../../schemas/domain/order-status.ts'
import type { CashierState, PayOutcome } from '../../../schemas/domain/cashier.ts'
import { canPay, orderState } from './order-state.ts'
import type { PaymentState } from './payment-state.ts'

type Written = Parameters<typeof orderState>[0]

/** What the cashier has to do with an order. One that ended after its time to pay is said to have run out of it. */
export function cashierState(order: Written & { readonly payUntil: number }, now: number): CashierState {
  const { orderStatus, paymentStatus, payUntil } = order
  if (orderStatus === orderStatuses.cancelled) return payUntil <= now ? 'expired' : 'cancelled'
  if (paymentStatus === paymentStatuses.free) return 'free'
  if (!canPay(order)) return 'paid'
  if (payUntil <= now) return 'expired'
  return orderState(order) === 'part-paid' ? 'part-paid' : 'open'
}

/**
 * How paying went, as its buyer reads it after the payment company: by the order first, since another try may have paid it.
 * @param payment the state of the try that is asked about; undefined: none was begun
 */
export function payOutcome(state: CashierState, payment: PaymentState | undefined): PayOutcome {
  if (state === 'paid' || state === 'free') return 'paid'
  if (payment === 'returning' || payment === 'returned') return payment
  if (payment === 'waiting') return 'confirming'
  if (state === 'cancelled' || state === 'expired') return 'closed'
  if (payment === 'failed') return 'failed'
  return state === 'part-paid' ? 'part-paid' : 'unpaid'
}
