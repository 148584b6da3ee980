import type { ReactNode } from 'react'
import { CardTitle } from './card-title.tsx'
import { fieldName } from './form-values.ts'
import styles from './order-form.module.css'
import { TravellerFields } from './traveller-fields.tsx'
import type { OrderFormState } from './use-order-form.ts'

interface TravellerCardsProps {
  readonly form: OrderFormState
  readonly level: 2 | 3
  /** One who is kept is wanted for the traveller at this place. */
  readonly onPick: (at: number) => void
}

/** One card for each traveller of the template (B7). */
export function TravellerCards({ form, level, onPick }: TravellerCardsProps): ReactNode {
  const { count = 0 } = form.plan.template ?? {}
  return Array.from({ length: count }, (_, at) => (
    <TravellerCard key={at} {...{ at, form, level }} onPick={() => onPick(at)} />
  ))
}

interface TravellerCardProps {
  readonly at: number
  readonly form: OrderFormState
  readonly level: 2 | 3
  readonly onPick: () => void
}

function TravellerCard({ at, form, level, onPick }: TravellerCardProps): ReactNode {
  const { plan, values, errors, changeTraveller } = form
  const { items = [], count = 0 } = plan.template ?? {}
  const title = count > 1 ? `出行人 ${at + 1}` : '出行人'
  return (
    <section className={styles.card} aria-label={title}>
      <CardTitle level={level} title={title}>
        <button type="button" className={styles.pick} aria-haspopup="dialog" onClick={onPick}>
          常用出行人
        </button>
      </CardTitle>
      <TravellerFields
        {...{ items, errors }}
        values={values.travellers[at] ?? {}}
        nameOf={(key) => fieldName(at, key)}
        onChange={(next) => changeTraveller(at, next)}
      />
    </section>
  )
}
