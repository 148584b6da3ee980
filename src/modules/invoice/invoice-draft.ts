import type { InvoiceBody } from '../../../schemas/domain/invoice.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'

/** [R3] What is typed for the invoice of an order. */
export const invoiceDraft = createDraft('invoice', {
  type: 'object',
  properties: {
    titleType: { type: 'string', enum: ['personal', 'company'] },
    title: { type: 'string' },
    taxNumber: { type: 'string' },
    email: { type: 'string' },
  },
  required: ['titleType', 'title', 'taxNumber', 'email'],
  additionalProperties: false,
})

export type InvoiceDraft = DraftValue<typeof invoiceDraft>

export const EMPTY: InvoiceDraft = { titleType: 'personal', title: '', taxNumber: '', email: '' }

/** What stood on an invoice, as somebody may go on typing. */
export const draftOf = (body: Partial<InvoiceBody> = {}): InvoiceDraft => {
  const { titleType, title, taxNumber, email } = { ...EMPTY, ...body }
  return { titleType, title, taxNumber, email }
}

/** What is sent: a person has no tax number. */
export const bodyOf = ({ titleType, title, taxNumber, email }: InvoiceDraft): InvoiceBody => ({
  ...{ titleType, title: title.trim(), email: email.trim() },
  ...(titleType === 'company' && { taxNumber: taxNumber.trim().toUpperCase() }),
})
