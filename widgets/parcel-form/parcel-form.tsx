import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { expressCompanies } from '../../schemas/domain/refund-parcel.ts'
import { type ParcelMistakes, parcelMistakes } from '../../src/domain/order/parcel.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { defaults } from './defaults.ts'
import {
  bodyOf,
  goodsRefund,
  type GoodsRefund,
  keepDraft,
  type ParcelDraft,
  readDraft,
  sentDraft,
} from './parcel-draft.ts'
import styles from './parcel-form.module.css'
import type { ParcelFormProps } from './props.schema.ts'

/** The parcel in which a buyer sends goods back (B2.9 retail refund logistics): where to, by whom, and its number. */
export default function ParcelForm(props: ParcelFormProps & WidgetTools): ReactNode {
  const { refunds = [], refundId, emptyText = defaults.emptyText } = props
  const refund = goodsRefund(refunds, refundId)
  if (!refund) return <EmptyState text={emptyText} />
  return <Form key={refund.refundId} {...props} refund={refund} />
}

interface FormProps extends ParcelFormProps, WidgetTools {
  readonly refund: GoodsRefund
}

function Form(props: FormProps): ReactNode {
  const { refund, result, button = defaults.button, emit, headingLevel } = props
  const { draft, change, forget } = useDraft(props)
  const [mistakes, setMistakes] = useState<ParcelMistakes>({})
  const Heading = `h${headingLevel}` as const
  const isBusy = result?.status === 'busy'
  useDone(result?.status === 'done', () => {
    forget()
    emit('done', { refundId: refund.refundId })
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = parcelMistakes(draft)
    const body = bodyOf(draft)
    setMistakes(found)
    if (body && !isBusy) emit('submit', { refundId: refund.refundId, ...body })
    else event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus()
  }
  const take = (part: Partial<ParcelDraft>) => {
    setMistakes({})
    change({ ...draft, ...part })
  }
  return (
    <form className={styles.place} aria-label="退货物流" aria-busy={isBusy} noValidate onSubmit={submit}>
      <div className={styles.where}>
        <Heading className={styles.title}>寄回地址</Heading>
        <p className={styles.address}>{refund.parcel.address}</p>
        <p className={styles.fact}>
          退款编号 {refund.refundId}，共 {refund.quantity} 份
        </p>
      </div>
      <div className={styles.card}>
        <Company company={draft.company} mistake={mistakes.company} onPick={(company) => take({ company })} />
        <NumberField number={draft.number} mistake={mistakes.number} onType={(number) => take({ number })} />
      </div>
      <p className={styles.refusal} role="alert">
        {result?.status === 'refused' && (result.message || '系统开小差了，请稍后再试')}
      </p>
      <ActionBar label="提交退货物流">
        <button type="submit" className={styles.submit} aria-disabled={isBusy || undefined}>
          {isBusy ? '提交中...' : button}
        </button>
      </ActionBar>
    </form>
  )
}

function useDraft({ refund, memory }: FormProps) {
  // The first render does not know this device.
  const [draft, setDraft] = useState(() => sentDraft(refund))
  useEffect(() => setDraft(readDraft(memory, refund)), [memory, refund])
  return {
    draft,
    change(next: ParcelDraft) {
      setDraft(next)
      keepDraft(memory, refund, next)
    },
    forget: () => keepDraft(memory, refund, undefined),
  }
}

function useDone(isDone: boolean, tell: () => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (isDone) latest.current()
  }, [isDone])
}

interface CompanyProps {
  readonly company: string
  readonly mistake: string | undefined
  readonly onPick: (company: string) => void
}

function Company({ company, mistake, onPick }: CompanyProps): ReactNode {
  const id = useId()
  return (
    <Field id={id} label="快递公司" mistake={mistake}>
      <select
        id={id}
        name="company"
        className={styles.input}
        data-empty={company === '' || undefined}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        value={company}
        onChange={({ target }) => onPick(target.value)}
      >
        <option value="">请选择快递公司</option>
        {expressCompanies.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface NumberFieldProps {
  readonly number: string
  readonly mistake: string | undefined
  readonly onType: (number: string) => void
}

function NumberField({ number, mistake, onType }: NumberFieldProps): ReactNode {
  const id = useId()
  return (
    <Field id={id} label="物流单号" mistake={mistake}>
      <input
        id={id}
        name="number"
        className={styles.input}
        value={number}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="请填写物流单号"
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly mistake: string | undefined
  readonly children: ReactNode
}

function Field({ id, label, mistake, children }: FieldProps): ReactNode {
  return (
    <div className={styles.field} data-wrong={mistake ? true : undefined}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
      {mistake && (
        <p className={styles.mistake} id={`${id}-mistake`} role="alert">
          {mistake}
        </p>
      )}
    </div>
  )
}
