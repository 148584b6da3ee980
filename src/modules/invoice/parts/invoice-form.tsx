import { useId, useRef, useEffect, type FormEvent, type ReactNode } from 'react'
import { titleTypes } from '../../../../schemas/domain/invoice.ts'
import type { InvoiceMistakes } from '../../../domain/order/invoice.ts'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Price } from '../../../ui/price/index.tsx'
import type { InvoiceDraft } from '../invoice-draft.ts'
import { CLOSED } from '../messages.ts'
import styles from './invoice-form.module.css'

interface InvoiceFormProps {
  readonly orderNo: string
  /** Yuan. */
  readonly amount: number
  readonly draft: InvoiceDraft
  readonly mistakes: InvoiceMistakes
  /** Why the last application was refused. */
  readonly refusal: string
  readonly isBusy: boolean
  readonly change: (part: Partial<InvoiceDraft>) => void
  readonly onSubmit: () => void
}

/** The application for an invoice (B2.5, B9). */
export function InvoiceForm(props: InvoiceFormProps): ReactNode {
  const { orderNo, amount, draft, change, mistakes, refusal, isBusy, onSubmit } = props
  const form = useFirstMistake(mistakes)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  const field = { draft, change, mistakes }
  return (
    <form method="post" ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="发票申请">
      <p className={styles.amount}>
        <span>开票金额</span>
        <Price amount={amount} />
      </p>
      <p className={styles.order}>订单 {orderNo} · 电子普通发票</p>
      <TitleTypes draft={draft} change={change} />
      <Field {...field} name="title" label="发票抬头" hint={draft.titleType === 'company' ? '公司全称' : '姓名'} />
      {draft.titleType === 'company' && <Field {...field} name="taxNumber" label="税号" hint="统一社会信用代码" />}
      <Field {...field} name="email" label="邮箱" hint="发票开好后发到这里" type="email" />
      <p className={styles.refused} role="alert">
        {refusal}
      </p>
      <MainButton isBusy={isBusy}>{isBusy ? '提交中...' : '提交申请'}</MainButton>
    </form>
  )
}

/** An order that can have no invoice. */
export const NoInvoice = (): ReactNode => <p className={styles.closed}>{CLOSED}</p>

/** The focus goes to the first field that is wrong, each time that there are mistakes anew. */
function useFirstMistake(mistakes: InvoiceMistakes) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = Object.keys(mistakes)[0]
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }, [mistakes])
  return form
}

interface Typing {
  readonly draft: InvoiceDraft
  readonly change: (part: Partial<InvoiceDraft>) => void
}

function TitleTypes({ draft, change }: Typing): ReactNode {
  return (
    <fieldset className={styles.types}>
      <legend>抬头类型</legend>
      {(['personal', 'company'] as const).map((type) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name="titleType"
            value={type}
            checked={draft.titleType === type}
            onChange={() => change({ titleType: type })}
          />
          {titleTypes[type]}
        </label>
      ))}
    </fieldset>
  )
}

interface FieldProps extends Typing {
  readonly name: 'title' | 'taxNumber' | 'email'
  readonly label: string
  readonly hint: string
  readonly type?: 'text' | 'email'
  readonly mistakes: InvoiceMistakes
}

const LONGEST = { title: 60, taxNumber: 20, email: 80 } as const

function Field({ name, label, hint, type = 'text', draft, change, mistakes }: FieldProps): ReactNode {
  const id = useId()
  const mistake = mistakes[name]
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        value={draft[name]}
        placeholder={hint}
        maxLength={LONGEST[name]}
        autoComplete={name === 'email' ? 'email' : 'off'}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        onChange={(event) => change({ [name]: event.target.value })}
      />
      {mistake && (
        <p className={styles.mistake} id={`${id}-mistake`} role="alert">
          {mistake}
        </p>
      )}
    </div>
  )
}
