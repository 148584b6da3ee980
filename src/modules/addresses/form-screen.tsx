import type { ReactNode } from 'react'
import type { ScreenProps } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { addressDraft } from './address-fields.ts'
import { isUsedAtOnce, wayOf } from './address-way.ts'
import { changedId, formEffects } from './addresses-effects.ts'
import { type FormEffect, emptyForm, type FormEvent, type FormState, formTransition } from './form-flow.ts'
import { ADDRESS_BOOK, NO_ADDRESSES, SAVE, SAVE_AND_USE } from './messages.ts'
import { AddressForm } from './parts/address-form.tsx'

/** B2.9: a new address, or one that is changed. */
export default function FormScreen({ tools, slots, memory }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<FormState, FormEvent, FormEffect>(tools, memory, {
    initial: emptyForm,
    transition: formTransition,
    effects: formEffects,
    opened: (page, visit) => {
      const id = changedId(page)
      return { type: 'opened', id, way: wayOf(page.query()), kept: addressDraft.read(visit, id) }
    },
  })
  const { form, id, way } = state
  usePublished(tools, form.status === 'ready' ? { isNew: id === '', isForOrder: isUsedAtOnce(way) } : undefined)
  const retry = () => send({ type: 'retried' })
  useRetryOnline(form, retry)
  if (form.status === 'loading') return <ScreenSkeleton parts={['form']} />
  return (
    <>
      <div data-part="form">
        {form.status === 'failed' ? (
          <ScreenFailure code={form.refusal.code} gone={NO_ADDRESSES} other={ADDRESS_BOOK} onRetry={retry} />
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
