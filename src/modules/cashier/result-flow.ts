import type { CashierOrder, PayResult } from '../../../schemas/domain/cashier.ts'
import { loadFailed, type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'

/** How paying went, as far as it is known, and what was paid for. */
export interface ResultState {
  readonly payment: Loaded<PayResult>
  /** Only names what was bought: without it the result stands alone. */
  readonly order: Loaded<CashierOrder>
}

export type ResultEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'payment-loaded'; readonly payment: PayResult }
  | { readonly type: 'payment-failed'; readonly refusal: Refusal }
  | { readonly type: 'order-loaded'; readonly order: CashierOrder }
  | { readonly type: 'order-failed'; readonly refusal: Refusal }
  | { readonly type: 'asked-again' }
  | { readonly type: 'retried' }

export type ResultEffect =
  | { readonly do: 'load-payment' }
  | { readonly do: 'load-order' }
  | { readonly do: 'tell'; readonly text: string }

export const unknownResult: ResultState = { payment: { status: 'loading' }, order: { status: 'loading' } }

type Next = Step<ResultState, ResultEffect>

/** The rules of SPEC.md. */
export function resultTransition(state: ResultState, event: ResultEvent): Next {
  switch (event.type) {
    case 'opened':
      return step(state, { do: 'load-payment' }, { do: 'load-order' })
    case 'payment-loaded':
      return step({ ...state, payment: { status: 'ready', value: event.payment } })
    case 'payment-failed':
      return loadFailed(state, 'payment', event.refusal)
    case 'order-loaded':
      return step({ ...state, order: { status: 'ready', value: event.order } })
    case 'order-failed':
      return step({ ...state, order: { status: 'failed', refusal: event.refusal } })
    case 'asked-again':
      return step(state, { do: 'load-payment' })
    case 'retried':
      return step({ ...state, payment: { status: 'loading' } }, { do: 'load-payment' }, { do: 'load-order' })
  }
}
