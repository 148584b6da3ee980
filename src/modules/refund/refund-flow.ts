import { problems } from '../../../schemas/api/problems.ts'
import type { OrderRefundLines } from '../../../schemas/domain/order-refund.ts'
import type { RefundObstacle } from '../../domain/order/refundable.ts'
import { loadFailed, type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { refundShareText } from '../../domain/order/refund-rule.ts'
import { NOTHING_LEFT, SENT, SENT_BEFORE } from './messages.ts'
import type { Application } from './refund-api.ts'
import {
  amountOf,
  EMPTY,
  isNothingLeft,
  isOverByTerms,
  obstacleOf,
  quantityOf,
  type RefundDraft,
} from './refund-draft.ts'

/** Where an application for money back stands. */
export interface RefundState {
  readonly order: Loaded<OrderRefundLines>
  readonly draft: RefundDraft
  /** What the last try to send it lacked. */
  readonly lacks?: RefundObstacle
  readonly step: 'filling' | 'asking' | 'sending' | 'sent'
  /** Its page was left: what is said on it is read by nobody. */
  readonly isGone?: boolean
  /** The application that was made. */
  readonly refundId?: string
}

export type RefundEvent =
  | { readonly type: 'opened'; readonly draft: RefundDraft | undefined }
  | { readonly type: 'order-loaded'; readonly order: OrderRefundLines }
  | { readonly type: 'order-failed'; readonly refusal: Refusal }
  | { readonly type: 'changed'; readonly part: Partial<RefundDraft> }
  | { readonly type: 'submit-pressed' }
  | { readonly type: 'cancelled' }
  /** `key`: a name for the application, if it has none yet. */
  | { readonly type: 'confirmed'; readonly key: string }
  /** `isEarlier`: what was sent before stands, and not what was changed since. */
  | { readonly type: 'applied'; readonly refundId: string; readonly isEarlier: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'read' }
  | { readonly type: 'gone' }
  | { readonly type: 'retried' }

export type RefundEffect =
  | { readonly do: 'load-order' }
  | { readonly do: 'keep'; readonly draft: RefundDraft | undefined }
  | { readonly do: 'apply'; readonly application: Application }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'open-detail'; readonly to: string }
  | { readonly do: 'leave'; readonly to: string }

export const emptyRefund: RefundState = { order: { status: 'loading' }, draft: EMPTY, step: 'filling' }

type Next = Step<RefundState, RefundEffect>

/** The rules of SPEC.md. */
export function refundTransition(state: RefundState, event: RefundEvent): Next {
  switch (event.type) {
    case 'opened':
      return step({ ...state, isGone: false, draft: event.draft ?? state.draft }, { do: 'load-order' })
    case 'order-loaded':
      return orderLoaded(state, event.order)
    case 'order-failed':
      return loadFailed(state, 'order', event.refusal)
    case 'changed':
      return draftChanged(state, event.part)
    case 'submit-pressed':
      return submitPressed(state)
    case 'cancelled':
      return state.step === 'asking' ? step({ ...state, step: 'filling' }) : step(state)
    case 'confirmed':
      return confirmed(state, event.key)
    case 'applied':
      return applied(state, event)
    case 'refused':
      return refused(state, event.refusal)
    case 'read':
      return leftForDetail(state)
    case 'gone':
      return step({ ...state, isGone: true })
    case 'retried':
      return step({ ...state, order: { status: 'loading' } }, { do: 'load-order' })
  }
}

/** [R2] Where nothing is left to give back the page is left, unless an application of it is under way. */
function orderLoaded(state: RefundState, order: OrderRefundLines): Next {
  const next: RefundState = { ...state, order: { status: 'ready', value: order } }
  const isBusy = state.step === 'sending' || state.step === 'sent'
  if (isBusy || !isNothingLeft(order.lines)) return step(next)
  return step(
    next,
    { do: 'tell', text: isOverByTerms(order.lines) ? refundShareText({ percent: 0 }) : NOTHING_LEFT },
    { do: 'leave', to: order.paths.detail },
  )
}

/** [R4] What was changed by hand is kept at once, under the name of what was sent. */
function draftChanged(state: RefundState, part: Partial<RefundDraft>): Next {
  if (state.step === 'sending' || state.step === 'sent') return step(state)
  const { lacks: _lacks, ...rest } = state
  const draft = { ...state.draft, ...part }
  return step({ ...rest, draft }, { do: 'keep', draft })
}

const linesOf = ({ order }: RefundState) => (order.status === 'ready' ? order.value.lines : [])

/** [R3] Told what it lacks, one thing after the other; else asked once more. */
function submitPressed(state: RefundState): Next {
  if (state.step !== 'filling' || state.order.status !== 'ready') return step(state)
  const lacks = obstacleOf(state.draft, linesOf(state))
  if (lacks) return step({ ...state, lacks }, { do: 'tell', text: problems[lacks].message })
  const { lacks: _lacks, ...rest } = state
  return step({ ...rest, step: 'asking' })
}

/** [R5] It is kept with its name before it is sent, so that a lost answer makes no second one. */
function confirmed(state: RefundState, key: string): Next {
  if (state.step !== 'asking') return step(state)
  const { requestKey = key } = state.draft
  const draft = { ...state.draft, requestKey }
  const { reason, description } = draft
  const application = {
    ...{ requestKey, reason, description: description.trim(), quantity: quantityOf(draft, linesOf(state)) },
    expectedAmount: amountOf(draft, linesOf(state)),
  }
  return step({ ...state, draft, step: 'sending' }, { do: 'keep', draft }, { do: 'apply', application })
}

/** [R6] What was sent is forgotten. */
function applied(state: RefundState, { refundId, isEarlier }: RefundEvent & { type: 'applied' }): Next {
  const next: RefundState = { ...state, step: 'sent', refundId }
  const told: Next = state.isGone
    ? leftForDetail(next)
    : step(next, { do: 'tell', text: isEarlier ? SENT_BEFORE : SENT })
  return step(told.state, { do: 'keep', draft: undefined }, ...told.effects)
}

/** The order can give back less than the buyer was shown. */
const STALE: readonly string[] = ['refund-too-many', 'refund-no-lines', 'refund-changed']

/** [R7] Free again, and looked at anew where the order is another by now. */
function refused(state: RefundState, { code, message }: Refusal): Next {
  const again: readonly RefundEffect[] = STALE.includes(code) ? [{ do: 'load-order' }] : []
  return step({ ...state, step: 'filling' }, { do: 'tell', text: message }, ...again)
}

function leftForDetail(state: RefundState): Next {
  const { order, refundId } = state
  if (state.step !== 'sent' || order.status !== 'ready' || refundId === undefined) return step(state)
  const to = `${order.value.paths.refundDetail}?refundId=${encodeURIComponent(refundId)}`
  return step(state, { do: 'open-detail', to })
}
