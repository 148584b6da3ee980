import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { PriceLine } from '../../../../schemas/domain/order-fill.ts'
import type { FieldErrors } from '../../../domain/order/traveller-form.ts'
import { ContactCard } from './contact-card.tsx'
import type { FormView } from './form-view.ts'
import styles from './order-form.module.css'
import { RemarkCard } from './remark-card.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { TravellerCards } from './traveller-cards.tsx'

export interface OrderFormProps extends FormView {
  /** How often something was told of the fields: each time the first of them is led to. */
  readonly tries: number
  readonly isBusy: boolean
  /** Yuan. */
  readonly total: number
  readonly totalPrefix: string | undefined
  readonly lines: readonly PriceLine[]
  /** One who is kept is wanted for the traveller at this place. */
  readonly onPick: (at: number) => void
  readonly onSubmit: () => void
}

/** Who travels or is to be reached, a remark, and the button that orders at the price shown (B2.6, B5). */
export function OrderForm(props: OrderFormProps): ReactNode {
  const { tries, lacks, isBusy, total, totalPrefix, lines, onPick, onSubmit, ...fields } = props
  const form = useFirstMistake(lacks, tries)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  const view = { ...fields, lacks }
  return (
    <form
      method="post"
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={isBusy}
      aria-label="填写订单"
      onSubmit={submit}
    >
      <TravellerCards form={view} onPick={onPick} />
      <ContactCard {...view} />
      <RemarkCard {...view} />
      <SubmitBar {...{ total, totalPrefix, lines, isBusy }} />
    </form>
  )
}

/** The focus goes to the first field that is wrong each time that mistakes are told, and stays where it is while they are mended. */
function useFirstMistake(lacks: FieldErrors, tries: number) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<string>(undefined)
  useEffect(() => {
    first.current = Object.keys(lacks)[0]
  }, [lacks])
  useEffect(() => {
    if (tries > 0 && first.current) form.current?.querySelector<HTMLElement>(`[name="${first.current}"]`)?.focus()
  }, [tries])
  return form
}
