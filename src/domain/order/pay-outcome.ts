import { orderStatuses, paymentStatuses } from '../../../schemas/domain/order-status.ts'
import type { CashierState, PayOutcome } from '../../../schemas/domain/cashier.ts'
import { canPay, type OrderEnd, orderState } from './order-state.ts'
import type { PaymentState } from './payment-state.ts'

type Written = Parameters<typeof orderState>[0]

interface Payable extends Written {
  readonly payUntil: number
  /** What cancelled it. */
  readonly endedBy: OrderEnd | null
}

/** What the cashier has to do with an order. What its buyer cancelled did not run out of time, however late it is looked at. */
export function cashierState(order: Payable, now: number): CashierState {
  const { orderStatus, paymentStatus, payUntil, endedBy } = order
  if (orderStatus === orderStatuses.cancelled) return endedBy === 'expire' ? 'expired' : 'cancelled'
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
