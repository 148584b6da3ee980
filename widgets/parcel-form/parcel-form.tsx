import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { expressCompanies } from '../../schemas/domain/refund-parcel.ts'
import { type ParcelMistakes, parcelMistakes } from '../../src/domain/order/parcel.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { Field, TextField } from '../../src/ui/field/index.tsx'
import { useDone } from '../../src/ui/hooks/use-done.ts'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Refusal } from '../../src/ui/refusal/index.tsx'
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

const LONGEST_NUMBER = 40

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
  const typed = useDraft(props)
  const { draft } = typed
  const [mistakes, setMistakes] = useState<ParcelMistakes>({})
  const Heading = `h${headingLevel}` as const
  const isBusy = result?.status === 'busy'
  useDone(result?.status === 'done', () => {
    typed.forget()
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
    typed.change({ ...draft, ...part })
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
        <TextField
          name="number"
          label="物流单号"
          kind="document"
          most={LONGEST_NUMBER}
          value={draft.number}
          {...(mistakes.number && { error: mistakes.number })}
          onChange={(number) => take({ number })}
        />
      </div>
      <Refusal>{result?.status === 'refused' && (result.message || '系统开小差了，请稍后再试')}</Refusal>
      <ActionBar label="提交退货物流">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '提交中...' : button}
        </MainButton>
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

interface CompanyProps {
  readonly company: string
  readonly mistake: string | undefined
  readonly onPick: (company: string) => void
}

function Company({ company, mistake, onPick }: CompanyProps): ReactNode {
  return (
    <Field label="快递公司" {...(mistake && { error: mistake })}>
      {(input) => (
        <select
          {...input}
          name="company"
          data-empty={company === '' || undefined}
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
      )}
    </Field>
  )
}
