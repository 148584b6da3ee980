import type { Address, Delivery } from '../../../schemas/domain/address.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import {
  addressErrors,
  type AddressErrors,
  type AddressFields,
  EMPTY,
  fieldsOf,
  savedFields,
} from './address-fields.ts'
import { savedPath, type Way, wayOf } from './address-way.ts'

/** An address while it is written. */
export interface FormState {
  /** Ready once it is known what the form begins with. */
  readonly form: Loaded<AddressFields>
  /** The address that is changed; empty: a new one. */
  readonly id: string
  readonly way: Way
  /** What was typed before, in this visit. */
  readonly kept?: AddressFields
  readonly errors: AddressErrors
  /** The first field that is wrong: another object after each try to save it. */
  readonly wrong?: { readonly field: keyof Delivery }
  /** Why the last try was refused. */
  readonly refusal: string
  /** It is on its way, or was saved: a second tap, while the page is being left, would be a second address. */
  readonly isBusy: boolean
}

export type FormEvent =
  | { readonly type: 'opened'; readonly id: string; readonly way: Way; readonly kept: AddressFields | undefined }
  | { readonly type: 'addresses-loaded'; readonly addresses: readonly Address[] }
  | { readonly type: 'addresses-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'typed'; readonly fields: AddressFields }
  | { readonly type: 'save-pressed' }
  | { readonly type: 'saved'; readonly id: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type FormEffect =
  | { readonly do: 'load-addresses' }
  | { readonly do: 'keep'; readonly fields: AddressFields | undefined }
  | { readonly do: 'save'; readonly id: string; readonly fields: AddressFields }
  | { readonly do: 'leave'; readonly to: string }

export const emptyForm: FormState = {
  ...{ form: { status: 'loading' }, id: '', way: wayOf({}), errors: {}, refusal: '', isBusy: false },
}

type Next = Step<FormState, FormEffect>

/** The rules of SPEC.md. */
export function formTransition(state: FormState, event: FormEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event)
    case 'addresses-loaded':
      return step(addressesLoaded(state, event.addresses))
    case 'addresses-failed':
      return step({ ...state, form: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, form: { status: 'loading' } }, { do: 'load-addresses' })
    case 'typed':
      return typed(state, event.fields)
    case 'save-pressed':
      return savePressed(state)
    case 'saved':
      return step(state, { do: 'keep', fields: undefined }, { do: 'leave', to: savedPath(state.way, event.id) })
    case 'refused':
      return step({ ...state, isBusy: false, refusal: event.refusal.message })
  }
}

/** [R4] A new address needs nothing of the book. */
function opened(state: FormState, { id, way, kept }: Extract<FormEvent, { type: 'opened' }>): Next {
  const next: FormState = { ...state, id, way, ...(kept && { kept }) }
  if (id === '') return step({ ...next, form: { status: 'ready', value: kept ?? EMPTY } })
  return step(next, { do: 'load-addresses' })
}

/** [R4] What was typed before stands in place of the address; one that is not in the book any more is a new one. */
function addressesLoaded(state: FormState, addresses: readonly Address[]): FormState {
  const address = addresses.find(({ id }) => id === state.id)
  const value = state.kept ?? (address ? fieldsOf(address) : EMPTY)
  return { ...state, id: address?.id ?? '', form: { status: 'ready', value } }
}

/** [R4] It is kept with each key. [R5] What is right by now is no longer told of. */
function typed(state: FormState, fields: AddressFields): Next {
  if (state.isBusy) return step(state)
  const left = addressErrors(fields)
  const errors = Object.fromEntries(Object.keys(state.errors).flatMap((key) => stillWrong(left, key)))
  return step({ ...state, form: { status: 'ready', value: fields }, errors }, { do: 'keep', fields })
}

const stillWrong = (left: AddressErrors, key: string) => Object.entries(left).filter(([name]) => name === key)

/** [R5] Nothing with a mistake is sent. [R6] Nor anything twice. */
function savePressed(state: FormState): Next {
  const { form, id, isBusy } = state
  if (isBusy || form.status !== 'ready') return step(state)
  const errors = addressErrors(form.value)
  const [field] = Object.keys(errors) as (keyof Delivery)[]
  if (field !== undefined) return step({ ...state, errors, wrong: { field } })
  const next: FormState = { ...state, errors: {}, refusal: '', isBusy: true }
  return step(next, { do: 'save', id, fields: savedFields(form.value) })
}
