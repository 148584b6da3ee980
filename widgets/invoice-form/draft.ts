import type { InvoiceBody } from '../../schemas/domain/invoice.ts'
import type { WidgetMemory } from '../../src/kit/widget.ts'

/** What is typed so far. */
export interface InvoiceDraft {
  readonly titleType: InvoiceBody['titleType']
  readonly title: string
  readonly taxNumber: string
  readonly email: string
}

const nothing: InvoiceDraft = { titleType: 'personal', title: '', taxNumber: '', email: '' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What was typed before the page was left, else what stood on the last invoice. */
export function readDraft(memory: WidgetMemory, orderNo: string, before: Partial<InvoiceBody> = {}): InvoiceDraft {
  const kept = parsed(memory.get(nameOf(orderNo), 'visit')) ?? before
  return {
    titleType: kept.titleType === 'company' ? 'company' : nothing.titleType,
    ...{ title: textOf(kept.title), taxNumber: textOf(kept.taxNumber), email: textOf(kept.email) },
  }
}

export const keepDraft = (memory: WidgetMemory, orderNo: string, draft: InvoiceDraft | undefined): void =>
  memory.set(nameOf(orderNo), draft && JSON.stringify(draft), 'visit')

const nameOf = (orderNo: string) => `invoice ${orderNo}`

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
