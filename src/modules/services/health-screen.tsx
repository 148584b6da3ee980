import { useEffect, type ReactNode } from 'react'
import { createFlow, useFlow } from '../../kit/flow.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { healthDraft, healthEffects, placeOf } from './health-effects.ts'
import {
  emptyHealth,
  type HealthEvent,
  type HealthState,
  healthTransition,
  isFilledIn,
  toldHealthErrors,
  valuesShown,
} from './health-flow.ts'
import { NO_PLACE } from './messages.ts'
import { HealthFields } from './parts/health-fields.tsx'
import { SentForm } from './parts/sent-form.tsx'

/** B2.9 preventionForm, editPreventionForm: the health form of a place. */
export default function HealthScreen({ tools, slots, memory, edit }: ScreenProps<{ edit: boolean }>): ReactNode {
  const [state, send] = useFlow<HealthState, HealthEvent>(() =>
    createFlow({ initial: emptyHealth, transition: healthTransition, perform: healthEffects(tools, memory) }),
  )
  useEffect(() => {
    if (!tools) return
    const code = placeOf(tools)
    send({ type: 'opened', code, isEdit: edit, typed: healthDraft.read(memory, code) ?? {} })
  }, [tools, memory, edit, send])
  const { form, code } = state
  usePublished(tools, form.status === 'ready' ? { place: form.value.place.name } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(form, retry)
  if (form.status === 'loading') return <ScreenSkeleton parts={['line', 'form']} />
  if (form.status === 'failed') return <ScreenFailure code={form.refusal.code} gone={NO_PLACE} onRetry={retry} />
  const { place, today, sent } = form.value
  return (
    <>
      <div data-part="health">
        {sent && !isFilledIn(state) ? (
          <SentForm {...{ place, sent, code }} />
        ) : (
          <HealthFields
            {...{ place, today, values: valuesShown(state), errors: toldHealthErrors(state), wrong: state.wrong }}
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
