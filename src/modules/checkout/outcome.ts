import { orderErrors } from '../../domain/order/order-errors.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { OFFLINE } from './messages.ts'

/** What the shopper is shown of a refusal (B8). */
export interface Outcome {
  /** An alert that leads back, or to the orders to pay; a question about the new price; or a toast. */
  readonly kind: 'stale' | 'unpaid' | 'reprice' | 'toast'
  readonly message: string
}

const PRICE_CHANGED = 'price-changed'
const UNPAID_FIRST = 'unpaid-first'
const { stale, ages, disabled } = orderErrors

/** B8, A8: what has words of its own is told in them, else the message; 网络异常 where nobody said why. */
export function outcomeOf({ code, message }: Pick<Refusal, 'code' | 'message'>): Outcome {
  if (code === stale.code) return { kind: 'stale', message: stale.message }
  if (code === UNPAID_FIRST) return { kind: 'unpaid', message }
  if (code === PRICE_CHANGED) return { kind: 'reprice', message }
  if (code === ages.code) return { kind: 'toast', message: ages.message }
  if (code === disabled.code || message.includes(disabled.code)) return { kind: 'toast', message: disabled.message }
  return { kind: 'toast', message: message || OFFLINE }
}
