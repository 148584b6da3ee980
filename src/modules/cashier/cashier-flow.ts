import { produce } from 'immer'
import type { CashierOrder, PayResult } from '../../../schemas/domain/cashier.ts'
import type { PayWay } from '../../../schemas/domain/pay-way.ts'
import { loadFailed, type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { NO_PAYMENT } from './messages.ts'

/** Where paying an order stands. */
export interface CashierState {
  readonly order: Loaded<CashierOrder>
  /** The try to pay that the buyer comes back from, once it is known how it went. */
  readonly tried?: PayResult
  /** What the buyer chose to pay with; empty: the channel's usual way. */
  readonly way: PayWay | ''
  /** The way to the payment company is being opened. */
  readonly isOpening: boolean
}

export type CashierEvent =
  | { readonly type: 'opened'; readonly isBack: boolean; readonly way: PayWay | '' }
  | { readonly type: 'order-loaded'; readonly order: CashierOrder }
  | { readonly type: 'order-failed'; readonly refusal: Refusal }
  | { readonly type: 'tried-loaded'; readonly tried: PayResult }
  | { readonly type: 'way-chosen'; readonly way: PayWay }
  | { readonly type: 'pay-pressed'; readonly way: PayWay }
  | { readonly type: 'payment-begun'; readonly url: string }
  | { readonly type: 'payment-refused'; readonly refusal: Refusal }
  | { readonly type: 'time-over' }
  | { readonly type: 'retried' }
  | { readonly type: 'failure-closed' }

export type CashierEffect =
  | { readonly do: 'load-order' }
  | { readonly do: 'load-tried' }
  | { readonly do: 'remember-way'; readonly way: PayWay }
  | { readonly do: 'begin-payment'; readonly way: PayWay }
  | { readonly do: 'open-company'; readonly url: string }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'forget-tried' }

export const closedCashier: CashierState = { order: { status: 'loading' }, way: '', isOpening: false }

type Next = Step<CashierState, CashierEffect>

/** The order can still be paid: something is left to pay, and there is time. */
export const isPayable = ({ state }: Pick<CashierOrder, 'state'>): boolean => state === 'open' || state === 'part-paid'

/** The rules of SPEC.md. */
export function cashierTransition(state: CashierState, event: CashierEvent): Next {
  switch (event.type) {
    case 'opened':
      return step({ ...state, way: event.way }, { do: 'load-order' }, ...(event.isBack ? [loadTried] : []))
    case 'order-loaded':
      return step(ready(state, event.order))
    case 'order-failed':
      return loadFailed(state, 'order', event.refusal)
    case 'tried-loaded':
      return step({ ...state, tried: event.tried })
    case 'way-chosen':
      return step({ ...state, way: event.way }, { do: 'remember-way', way: event.way })
    case 'pay-pressed':
      return payPressed(state, event.way)
    case 'payment-begun':
      return step({ ...state, isOpening: false }, { do: 'open-company', url: event.url })
    case 'payment-refused':
      return step({ ...state, isOpening: false }, tellRefused(event.refusal), { do: 'load-order' })
    case 'time-over':
      return step(state, { do: 'load-order' })
    case 'retried':
      return step({ ...state, order: { status: 'loading' } }, { do: 'load-order' })
    case 'failure-closed':
      return failureClosed(state)
  }
}

/** [R6] The shop's own reason where it has one. */
const tellRefused = ({ isReason, message }: Refusal): CashierEffect => ({
  do: 'tell',
  text: isReason ? message : NO_PAYMENT,
})

const loadTried: CashierEffect = { do: 'load-tried' }

/** [R3] What the buyer sees of the order stays until another is there. */
const ready = (state: CashierState, value: CashierOrder): CashierState =>
  produce(state, (draft) => {
    draft.order = { status: 'ready', value }
  })

/** [R5] One try at a time, and only of an order that can be paid. */
function payPressed(state: CashierState, way: PayWay): Next {
  const { order } = state
  if (state.isOpening || order.status !== 'ready' || !isPayable(order.value)) return step(state)
  return step({ ...state, isOpening: true }, { do: 'begin-payment', way })
}

/** [R8] The failed try is not told of again, here or after a reload. */
function failureClosed({ tried: _tried, ...state }: CashierState): Next {
  return step(state, { do: 'forget-tried' })
}
