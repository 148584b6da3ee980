import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { formEffects } from './form-effects.ts'
import { type FormEffect, emptyForm, type FormEvent, type FormState, formTransition } from './form-flow.ts'
import { NO_FORM } from './messages.ts'
import { CustomsForm } from './parts/customs-form.tsx'

/** B2.9: under whose name goods that come over the border are declared. */
export default function FormScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<FormState, FormEvent, FormEffect>(tools, memory, {
    initial: emptyForm,
    transition: formTransition,
    effects: formEffects,
    opened: () => ({ type: 'opened' }),
  })
  const { kept } = state
  const retry = () => send({ type: 'retried' })
  usePublished(tools, kept.status === 'ready' ? { isKept: kept.value.name !== undefined } : undefined)
  useRetryOnline(kept, retry)
  if (kept.status === 'loading') return <ScreenSkeleton parts={['line', 'form']} />
  if (kept.status === 'failed') return <ScreenFailure code={kept.refusal.code} gone={NO_FORM} onRetry={retry} />
  return (
    <>
      <div data-part="form">
        <CustomsForm
          {...{ kept: kept.value, fields: state.fields, errors: state.errors, wrong: state.wrong }}
          {...{ refusal: state.refusal, isBusy: state.isBusy }}
          onType={(fields) => send({ type: 'typed', fields })}
          onSave={() => send({ type: 'save-pressed' })}
        />
      </div>
      {slots.end}
    </>
  )
}
