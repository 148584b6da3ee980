import type { CashierOrder, PayResult } from '../../../schemas/domain/cashier.ts'
import type { Step } from '../../kit/flow.ts'
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

const step = (state: ResultState, ...effects: readonly ResultEffect[]): Next => ({ state, effects })

/** The rules of SPEC.md. */
export function resultTransition(state: ResultState, event: ResultEvent): Next {
  switch (event.type) {
    case 'opened':
      return step(state, { do: 'load-payment' }, { do: 'load-order' })
    case 'payment-loaded':
      return step({ ...state, payment: { status: 'ready', value: event.payment } })
    case 'payment-failed':
      return paymentFailed(state, event.refusal)
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

/** [R10] What is known stays on the screen when a later question gets no answer. */
function paymentFailed(state: ResultState, refusal: Refusal): Next {
  if (state.payment.status === 'ready') return step(state, { do: 'tell', text: refusal.message })
  return step({ ...state, payment: { status: 'failed', refusal } })
}
