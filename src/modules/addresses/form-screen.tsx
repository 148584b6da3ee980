import { useEffect, type ReactNode } from 'react'
import { createFlow, useFlow } from '../../kit/flow.ts'
import type { ScreenProps } from '../../kit/module.ts'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { isUsedAtOnce, wayOf } from './address-way.ts'
import { changedId, formEffects, keptFields } from './addresses-effects.ts'
import { emptyForm, type FormEvent, type FormState, formTransition } from './form-flow.ts'
import { NO_ADDRESSES, SAVE, SAVE_AND_USE } from './messages.ts'
import { AddressForm } from './parts/address-form.tsx'

/** B2.9: a new address, or one that is changed. */
export default function FormScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useFlow<FormState, FormEvent>(() =>
    createFlow({ initial: emptyForm, transition: formTransition, perform: formEffects(tools, memory) }),
  )
  useEffect(() => {
    if (!tools) return
    send({ type: 'opened', id: changedId(tools), way: wayOf(tools.query()), kept: keptFields(tools, memory) })
  }, [tools, memory, send])
  const { form, id, way } = state
  const isReady = form.status === 'ready'
  useEffect(() => {
    if (isReady) tools?.publish({ isNew: id === '', isForOrder: isUsedAtOnce(way) })
  }, [tools, isReady, id, way])
  const retry = () => send({ type: 'retried' })
  useOnline(() => form.status === 'failed' && retry())
  if (form.status === 'loading') return <ScreenSkeleton parts={['form']} />
  return (
    <>
      <div data-part="form">
        {form.status === 'failed' ? (
          <ScreenFailure code={form.refusal.code} gone={NO_ADDRESSES} onRetry={retry} />
        ) : (
          <AddressForm
            {...{ fields: form.value, errors: state.errors, wrong: state.wrong, refusal: state.refusal }}
            isBusy={state.isBusy}
            button={isUsedAtOnce(way) ? SAVE_AND_USE : SAVE}
            onType={(fields) => send({ type: 'typed', fields })}
            onSave={() => send({ type: 'save-pressed' })}
          />
        )}
      </div>
      {slots.end}
    </>
  )
}
