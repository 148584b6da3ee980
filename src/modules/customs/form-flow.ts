import { customsErrors, type CustomsErrors, type CustomsFields } from '../../domain/order/customs-identity.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { NOT_SAVED, SAVED } from './messages.ts'

/** What is kept, masked; without a name nothing is. */
export interface SavedIdentity {
  readonly name?: string
  readonly number?: string
}

export interface FormState {
  readonly kept: Loaded<SavedIdentity>
  readonly fields: CustomsFields
  readonly errors: CustomsErrors
  /** The first field that is wrong: another object after each try to save it. */
  readonly wrong?: { readonly field: keyof CustomsFields }
  readonly refusal: string
  readonly isBusy: boolean
}

export type FormEvent =
  | { readonly type: 'opened' | 'retried' | 'saved' }
  | { readonly type: 'save-pressed' }
  | { readonly type: 'loaded'; readonly kept: SavedIdentity }
  | { readonly type: 'failed' | 'refused'; readonly refusal: Refusal }
  | { readonly type: 'typed'; readonly fields: CustomsFields }

export type FormEffect =
  | { readonly do: 'load' }
  | { readonly do: 'save'; readonly fields: CustomsFields }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'leave' }

export const emptyForm: FormState = {
  ...{ kept: { status: 'loading' }, fields: { name: '', number: '' }, errors: {}, refusal: '', isBusy: false },
}

type Next = Step<FormState, FormEffect>

/** The rules of SPEC.md. */
export function formTransition(state: FormState, event: FormEvent): Next {
  switch (event.type) {
    case 'opened':
      return step(state, { do: 'load' })
    case 'retried':
      return step({ ...state, kept: { status: 'loading' } }, { do: 'load' })
    case 'loaded':
      return step({ ...state, kept: { status: 'ready', value: event.kept } })
    case 'failed':
      return step({ ...state, kept: { status: 'failed', refusal: event.refusal } })
    case 'typed':
      return typed(state, event.fields)
    case 'save-pressed':
      return savePressed(state)
    case 'saved':
      return step(state, { do: 'tell', text: SAVED }, { do: 'leave' })
    case 'refused':
      return step({ ...state, isBusy: false, refusal: failureText(event.refusal, NOT_SAVED) ?? '' })
  }
}

/** [R2] What is right by now is no longer told of. */
function typed(state: FormState, fields: CustomsFields): Next {
  if (state.isBusy) return step(state)
  const left = customsErrors(fields)
  const { name, number } = state.errors
  const errors = {
    ...(name && left.name && { name: left.name }),
    ...(number && left.number && { number: left.number }),
  }
  return step({ ...state, fields, errors })
}

/** [R2] Nothing with a mistake is sent. [R4] Nor anything twice. */
function savePressed(state: FormState): Next {
  if (state.isBusy) return step(state)
  const errors = customsErrors(state.fields)
  const field = errors.name ? 'name' : errors.number ? 'number' : undefined
  if (field) return step({ ...state, errors, wrong: { field } })
  return step({ ...state, errors: {}, refusal: '', isBusy: true }, { do: 'save', fields: state.fields })
}
