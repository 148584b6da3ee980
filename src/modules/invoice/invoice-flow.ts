import type { InvoiceBody, InvoiceOrder } from '../../../schemas/domain/invoice.ts'
import { invoiceMistakes, type InvoiceMistakes } from '../../domain/order/invoice.ts'
import { loadFailed, type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { bodyOf, draftOf, EMPTY, type InvoiceDraft } from './invoice-draft.ts'
import { REFUSED, SENT } from './messages.ts'

/** Where an application for an invoice stands. */
export interface InvoiceState {
  readonly order: Loaded<InvoiceOrder>
  readonly draft: InvoiceDraft
  /** Somebody typed something, now or before: what stood on the last invoice is not put in its place. */
  readonly isTyped: boolean
  /** Another object after each try to send it. */
  readonly mistakes: InvoiceMistakes
  /** Why the last application was refused. */
  readonly refusal: string
  readonly isBusy: boolean
}

export type InvoiceEvent =
  | { readonly type: 'opened'; readonly draft: InvoiceDraft | undefined }
  | { readonly type: 'order-loaded'; readonly order: InvoiceOrder }
  | { readonly type: 'order-failed'; readonly refusal: Refusal }
  | { readonly type: 'changed'; readonly part: Partial<InvoiceDraft> }
  | { readonly type: 'submit-pressed' }
  | { readonly type: 'applied' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'retried' }

export type InvoiceEffect =
  | { readonly do: 'load-order' }
  | { readonly do: 'keep'; readonly draft: InvoiceDraft | undefined }
  | { readonly do: 'apply'; readonly orderNo: string; readonly body: InvoiceBody }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'open-progress'; readonly to: string }

export const emptyInvoice: InvoiceState = {
  ...{ order: { status: 'loading' }, draft: EMPTY, isTyped: false, mistakes: {}, refusal: '', isBusy: false },
}

type Next = Step<InvoiceState, InvoiceEffect>

/** The rules of SPEC.md. */
export function invoiceTransition(state: InvoiceState, event: InvoiceEvent): Next {
  switch (event.type) {
    case 'opened':
      return step(event.draft ? { ...state, draft: event.draft, isTyped: true } : state, { do: 'load-order' })
    case 'order-loaded':
      return step(orderLoaded(state, event.order))
    case 'order-failed':
      return loadFailed(state, 'order', event.refusal)
    case 'changed':
      return draftChanged(state, event.part)
    case 'submit-pressed':
      return submitPressed(state)
    case 'applied':
      return applied(state)
    case 'refused':
      return step({ ...state, isBusy: false, refusal: event.refusal.message || REFUSED })
    case 'retried':
      return step({ ...state, order: { status: 'loading' } }, { do: 'load-order' })
  }
}

/** [R3] What stood on the last invoice is there to begin with. */
function orderLoaded(state: InvoiceState, value: InvoiceOrder): InvoiceState {
  const draft = state.isTyped ? state.draft : draftOf(value.invoice)
  return { ...state, draft, order: { status: 'ready', value } }
}

function draftChanged(state: InvoiceState, part: Partial<InvoiceDraft>): Next {
  const draft = { ...state.draft, ...part }
  return step({ ...state, draft, isTyped: true }, { do: 'keep', draft })
}

/** [R4] Nothing with a mistake is sent, and nothing twice at once. */
function submitPressed(state: InvoiceState): Next {
  const { order } = state
  if (state.isBusy || order.status !== 'ready') return step(state)
  const body = bodyOf(state.draft)
  const mistakes = invoiceMistakes(body)
  if (Object.keys(mistakes).length > 0) return step({ ...state, mistakes: { ...mistakes } })
  const { orderNo } = order.value
  return step({ ...state, mistakes: {}, refusal: '', isBusy: true }, { do: 'apply', orderNo, body })
}

/** [R5] What was sent is forgotten, and the page is left for how it stands. */
function applied(state: InvoiceState): Next {
  if (state.order.status !== 'ready') return step(state)
  const to = state.order.value.progressPath
  return step(state, { do: 'keep', draft: undefined }, { do: 'tell', text: SENT }, { do: 'open-progress', to })
}
