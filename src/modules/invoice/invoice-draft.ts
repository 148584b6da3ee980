import type { InvoiceBody } from '../../../schemas/domain/invoice.ts'

/** What is typed so far. */
export interface InvoiceDraft {
  readonly titleType: InvoiceBody['titleType']
  readonly title: string
  readonly taxNumber: string
  readonly email: string
}

export const EMPTY: InvoiceDraft = { titleType: 'personal', title: '', taxNumber: '', email: '' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What stood on an invoice, as somebody may go on typing. */
export const draftOf = (body: Partial<InvoiceBody> = {}): InvoiceDraft => ({
  titleType: body.titleType === 'company' ? 'company' : EMPTY.titleType,
  ...{ title: textOf(body.title), taxNumber: textOf(body.taxNumber), email: textOf(body.email) },
})

/** What was kept of what somebody typed, if it is that. */
export function readDraft(text: string | undefined): InvoiceDraft | undefined {
  const kept = parsed(text)
  return kept && draftOf(kept)
}

function parsed(text: string | undefined): Partial<InvoiceBody> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** What is sent: a person has no tax number. */
export const bodyOf = ({ titleType, title, taxNumber, email }: InvoiceDraft): InvoiceBody => ({
  ...{ titleType, title: title.trim(), email: email.trim() },
  ...(titleType === 'company' && { taxNumber: taxNumber.trim().toUpperCase() }),
})
