import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { expressCompanies } from '../../../../schemas/domain/refund-parcel.ts'
import type { ParcelMistakes } from '../../../domain/order/parcel.ts'
import type { WidgetTools } from '../../../kit/widget.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { Field, TextField } from '../../../ui/field/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Refusal } from '../../../ui/refusal/index.tsx'
import { Select } from '../../../ui/select/index.tsx'
import type { GoodsRefund, ParcelDraft } from '../parcel-draft.ts'
import { words } from '../../../ui/words/index.ts'
import styles from './parcel-form.module.css'

const LONGEST_NUMBER = 40

export interface ParcelFormProps extends Pick<WidgetTools, 'headingLevel'> {
  readonly refund: GoodsRefund
  readonly draft: ParcelDraft
  readonly mistakes: ParcelMistakes
  /** The first field that is wrong: another object after each try. */
  readonly wrong: { readonly field: keyof ParcelMistakes } | undefined
  /** Why the last try was refused; '' when it was not. */
  readonly refusal: string
  readonly isBusy: boolean
  readonly onChange: (part: Partial<Pick<ParcelDraft, 'company' | 'number'>>) => void
  readonly onSubmit: () => void
}

/** Where goods are sent back to, by whom, and the number of the parcel (B2.9). */
export function ParcelForm(props: ParcelFormProps): ReactNode {
  const { refund, draft, mistakes, wrong, refusal, isBusy, onChange, headingLevel } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
  }, [wrong])
  const Heading = `h${headingLevel}` as const
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form
      method="post"
      ref={form}
      className={styles.place}
      aria-label="退货物流"
      aria-busy={isBusy}
      noValidate
      onSubmit={submit}
    >
      <div className={styles.where}>
        <Heading className={styles.title}>寄回地址</Heading>
        <p className={styles.address}>{refund.parcel.address}</p>
        <p className={styles.fact} {...words(`退款编号 ${refund.refundId}，共 ${refund.quantity} 份`)} />
      </div>
      <div className={styles.card}>
        <Company company={draft.company} mistake={mistakes.company} onPick={(company) => onChange({ company })} />
        <TextField
          name="number"
          label="物流单号"
          kind="document"
          most={LONGEST_NUMBER}
          value={draft.number}
          {...(mistakes.number && { error: mistakes.number })}
          onChange={(number) => onChange({ number })}
        />
      </div>
      <Refusal>{refusal}</Refusal>
      <ActionBar label="提交退货物流">
        <MainButton isWide isBusy={isBusy}>
          {isBusy ? '提交中...' : '提交'}
        </MainButton>
      </ActionBar>
    </form>
  )
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
        <Select
          {...input}
          name="company"
          value={company}
          emptyText="请选择快递公司"
          options={expressCompanies.map((one) => ({ value: one, text: one }))}
          onPick={onPick}
        />
      )}
    </Field>
  )
}
