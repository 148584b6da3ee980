import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import { titleTypes } from '../../schemas/domain/invoice.ts'
import { invoiceMistakes, type InvoiceMistakes } from '../../src/domain/order/invoice.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useDone } from '../../src/ui/hooks/use-done.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { bodyOf, type InvoiceDraft, keepDraft, readDraft } from './draft.ts'
import styles from './invoice-form.module.css'
import type { InvoiceFormProps } from './props.schema.ts'

/** The application for an invoice (B2.5, B9): what is typed is kept until it is sent. */
export default function InvoiceForm(props: InvoiceFormProps & WidgetTools): ReactNode {
  const { orderNo, amount, status = 1, result, emit } = props
  const { draft, change, forget } = useDraft(props)
  const [mistakes, setMistakes] = useState<InvoiceMistakes>({})
  const isBusy = result?.status === 'busy'
  useDone(result?.status === 'done', () => {
    forget()
    emit('done', {})
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = bodyOf(draft)
    const found = invoiceMistakes(body)
    setMistakes(found)
    const first = Object.keys(found)[0]
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    else if (!isBusy) emit('submit', body)
  }
  if (status === 0) return <p className={styles.closed}>当前订单不能申请发票</p>
  const field = { draft, change, mistakes }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="发票申请">
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
        {result?.status === 'refused' && (result.message || '系统开小差了，请稍后再试')}
      </p>
      <MainButton tone="accent" isBusy={isBusy}>
        {isBusy ? '提交中...' : '提交申请'}
      </MainButton>
    </form>
  )
}

function useDraft({ orderNo, before, memory }: InvoiceFormProps & WidgetTools) {
  const [draft, setDraft] = useState<InvoiceDraft>(() => readDraft(silent, orderNo, before))
  useEffect(() => setDraft(readDraft(memory, orderNo, before)), [memory, orderNo, before])
  return {
    draft,
    change: (part: Partial<InvoiceDraft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      keepDraft(memory, orderNo, next)
    },
    forget: () => keepDraft(memory, orderNo, undefined),
  }
}

/** The first render does not know this device. */
const silent = { get: () => undefined, set: () => undefined }

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
