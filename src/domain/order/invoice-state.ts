import type { InvoiceState } from '../../../schemas/domain/invoice.ts'
import type { Transitions } from './transitions.ts'

/**
 * - issue, refuse: by the invoice office.
 * - reverse: money of its order was given back after it was issued. A red-letter invoice takes it back (红冲), and another can be applied
 *   for, of what is left.
 */
export type InvoiceEvent = 'issue' | 'refuse' | 'reverse'

/** An application for an invoice. Another one takes the place of one that ended. */
export const invoiceTransitions: Transitions<InvoiceState, InvoiceEvent> = {
  applied: { issue: 'issued', refuse: 'refused' },
  issued: { reverse: 'reversed' },
  refused: {},
  reversed: {},
}

/** Whether an order has no invoice on its way or in its buyer's hands any more. */
export const isInvoiceOver = (state: InvoiceState): boolean => state === 'refused' || state === 'reversed'

/** What ends an invoice, and what its buyer reads of it. */
export interface InvoiceEnd {
  readonly event: InvoiceEvent
  readonly note: string
}

/**
 * What ends an invoice of which money was given back: it names what was paid and not given back, and nothing else.
 * @param leftFen what is left of the order, less than stands on the invoice
 * @returns undefined when the amount that is asked for can be set right instead
 */
export function invoiceEnd(state: InvoiceState, leftFen: number): InvoiceEnd | undefined {
  const isNothingLeft = leftFen === 0
  if (state === 'issued')
    return { event: 'reverse', note: isNothingLeft ? '订单已全额退款' : '订单有退款，请按退款后的金额重新申请' }
  return state === 'applied' && isNothingLeft ? { event: 'refuse', note: '订单已全额退款，不再开票' } : undefined
}
