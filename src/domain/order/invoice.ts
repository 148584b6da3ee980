import type { InvoiceBody, InvoiceState } from '../../../schemas/domain/invoice.ts'
import { isInvoiceOver } from './invoice-state.ts'

interface Invoiced {
  /** Confirmed: what is not delivered yet has no invoice. */
  readonly isConfirmed: boolean
  /** Paid and not given back. */
  readonly amountFen: number
  readonly state?: InvoiceState | undefined
}

/** What can be done about an order's invoice (B9): 0 nothing, 1 it can be applied for, 2 its progress is shown. */
export function invoiceStatusOf({ isConfirmed, amountFen, state }: Invoiced): 0 | 1 | 2 {
  if (state) return 2
  return isConfirmed && amountFen > 0 ? 1 : 0
}

/** Whether an invoice can be applied for: the first time, or again after it was refused or taken back. */
export const canApplyInvoice = ({ isConfirmed, amountFen, state }: Invoiced): boolean =>
  isConfirmed && amountFen > 0 && (state === undefined || isInvoiceOver(state))

/** What is wrong with each field of an application, in words; nothing where all is well. */
export type InvoiceMistakes = Readonly<Partial<Record<'title' | 'taxNumber' | 'email', string>>>

/** Tax numbers of companies: 15, 18 or 20 capital letters and digits. */
const TAX_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/

/** A company has a tax number, a person has none. */
export function invoiceMistakes({ titleType, title, taxNumber = '', email }: InvoiceBody): InvoiceMistakes {
  const tax = titleType === 'company' ? taxMistake(taxNumber) : undefined
  const titleText = title.trim() === '' ? '请填写发票抬头' : undefined
  const mail = mailMistake(email)
  return {
    ...(titleText && { title: titleText }),
    ...(tax && { taxNumber: tax }),
    ...(mail && { email: mail }),
  }
}

function taxMistake(taxNumber: string): string | undefined {
  if (taxNumber.trim() === '') return '请填写税号'
  return TAX_NUMBER.test(taxNumber) ? undefined : '税号是 15、18 或 20 位大写字母和数字'
}

function mailMistake(email: string): string | undefined {
  if (email.trim() === '') return '请填写邮箱'
  return isEmail(email) ? undefined : '请输入正确的邮箱'
}

/** One @ between two parts, the second of which has a dot between letters or digits. */
const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(text)
