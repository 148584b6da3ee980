import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { healthDraft, healthEffects, placeOf } from './health-effects.ts'
import {
  type HealthEffect,
  emptyHealth,
  type HealthEvent,
  type HealthState,
  healthTransition,
  isFilledIn,
  shownHealthErrors,
  valuesShown,
} from './health-flow.ts'
import { NO_PLACE, RESERVATIONS } from './messages.ts'
import { HealthFields } from './parts/health-fields.tsx'
import { SentForm } from './parts/sent-form.tsx'

/** B2.9 preventionForm, editPreventionForm: the health form of a place. */
export default function HealthScreen({ tools, slots, memory, edit }: ScreenProps<{ edit: boolean }>): ReactNode {
  const [state, send] = useScreenFlow<HealthState, HealthEvent, HealthEffect>(tools, memory, {
    initial: emptyHealth,
    transition: healthTransition,
    effects: healthEffects,
    opened: (page, visit) => {
      const code = placeOf(page)
      return { type: 'opened', code, isEdit: edit, typed: healthDraft.read(visit, code) ?? {} }
    },
  })
  const { form, code } = state
  usePublished(tools, form.status === 'ready' ? { place: form.value.place.name } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(form, retry)
  if (form.status === 'loading') return <ScreenSkeleton parts={['line', 'form']} />
  if (form.status === 'failed')
    return <ScreenFailure code={form.refusal.code} gone={NO_PLACE} other={RESERVATIONS} onRetry={retry} />
  const { place, today, sent } = form.value
  return (
    <>
      <div data-part="health">
        {sent && !isFilledIn(state) ? (
          <SentForm {...{ place, sent, code }} />
        ) : (
          <HealthFields
            {...{ place, today, values: valuesShown(state), errors: shownHealthErrors(state), wrong: state.wrong }}
            {...{ hasAgreed: state.hasAgreed, refusal: state.refusal, isBusy: state.isBusy, note: sent?.note }}
            documentMask={sent?.documentMask}
            onType={(part) => send({ type: 'typed', part })}
            onAgree={(hasAgreed) => send({ type: 'agreed', hasAgreed })}
            onSubmit={() => send({ type: 'submit-pressed' })}
          />
        )}
      </div>
      {slots.end}
    </>
  )
}
