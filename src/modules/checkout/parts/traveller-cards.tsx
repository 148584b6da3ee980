import type { ReactNode } from 'react'
import { fieldName, withTraveller } from '../checkout-draft.ts'
import { CardTitle } from './card-title.tsx'
import type { FormView } from './form-view.ts'
import styles from './order-form.module.css'
import { TravellerFields } from './traveller-fields.tsx'

interface TravellerCardsProps {
  readonly form: FormView
  /** One who is kept is wanted for the traveller at this place. */
  readonly onPick: (at: number) => void
}

/** One card for each traveller of the template (B7). */
export function TravellerCards({ form, onPick }: TravellerCardsProps): ReactNode {
  const { count = 0 } = form.plan.template ?? {}
  return Array.from({ length: count }, (_, at) => (
    <TravellerCard key={at} {...{ at, form }} onPick={() => onPick(at)} />
  ))
}

/** Whom the ticket at a place is for (A3): its document must be of such a one. */
const PEOPLE = ['', '成人', '儿童'] as const

interface TravellerCardProps {
  readonly at: number
  readonly form: FormView
  readonly onPick: () => void
}

function TravellerCard({ at, form: { plan, draft, lacks, change }, onPick }: TravellerCardProps): ReactNode {
  const { items = [], count = 0, people = [] } = plan.template ?? {}
  const title = [count > 1 ? `出行人 ${at + 1}` : '出行人', PEOPLE[people[at] ?? 0]].filter(Boolean).join(' · ')
  return (
    <section className={styles.card} aria-label={title}>
      <CardTitle title={title}>
        <button type="button" className={styles.pick} aria-haspopup="dialog" onClick={onPick}>
          常用出行人
        </button>
      </CardTitle>
      <TravellerFields
        items={items}
        errors={lacks}
        values={draft.travellers[at] ?? {}}
        nameOf={(key) => fieldName(at, key)}
        onChange={(next) => change({ travellers: withTraveller(draft.travellers, at, next) })}
      />
    </section>
  )
}
