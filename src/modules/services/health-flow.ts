import type { HealthValues } from '../../../schemas/domain/health-form.ts'
import { type HealthErrors, healthErrors } from '../../domain/service/health-form.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { NO_AGREEMENT, NOT_DONE, SENT } from './messages.ts'
import type { HealthForm } from './services-api.ts'

/** A health form while it is filled in. */
export interface HealthState {
  /** Of the address: the place, and whether what was sent is to be changed. */
  readonly code: string
  readonly isEdit: boolean
  readonly form: Loaded<HealthForm>
  readonly typed: Partial<HealthValues>
  readonly hasAgreed: boolean
  readonly isTold: boolean
  /** The first field that was wrong: another object after each try. */
  readonly wrong?: { readonly field: string }
  readonly refusal: string
  readonly isBusy: boolean
}

export type HealthEvent =
  | { readonly type: 'opened'; readonly code: string; readonly isEdit: boolean; readonly typed: Partial<HealthValues> }
  | { readonly type: 'loaded'; readonly form: HealthForm }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'typed'; readonly part: Partial<HealthValues> }
  | { readonly type: 'agreed'; readonly hasAgreed: boolean }
  | { readonly type: 'submit-pressed' }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type HealthEffect =
  | { readonly do: 'load'; readonly code: string }
  | { readonly do: 'keep'; readonly typed: Partial<HealthValues> | undefined }
  | { readonly do: 'send'; readonly code: string; readonly values: HealthValues }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'leave'; readonly to: string }

export const emptyHealth: HealthState = {
  ...{ code: '', isEdit: false, form: { status: 'loading' }, typed: {}, hasAgreed: false },
  ...{ isTold: false, refusal: '', isBusy: false },
}

type Next = Step<HealthState, HealthEffect>

/** The rules of SPEC.md. */
export function healthTransition(state: HealthState, event: HealthEvent): Next {
  switch (event.type) {
    case 'opened': {
      const { code, isEdit, typed } = event
      return step({ ...state, code, isEdit, typed }, { do: 'load', code })
    }
    case 'loaded':
      return step({ ...state, form: { status: 'ready', value: event.form } })
    case 'failed':
      if (state.form.status === 'ready') return step(state, { do: 'tell', text: event.refusal.message })
      return step({ ...state, form: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, form: { status: 'loading' } }, { do: 'load', code: state.code })
    case 'typed': {
      if (state.isBusy) return step(state)
      const typed = { ...state.typed, ...event.part }
      return step({ ...state, typed }, { do: 'keep', typed })
    }
    case 'agreed':
      return state.isBusy ? step(state) : step({ ...state, hasAgreed: event.hasAgreed })
    case 'submit-pressed':
      return submitPressed(state)
    case 'sent':
      return sent(state)
    case 'refused':
      return refused(state, event.refusal)
  }
}

/** [R9] Whether there is something to fill in: not what was sent before, unless it is to be changed and can be. */
export function isFilledIn({ form, isEdit }: HealthState): boolean {
  if (form.status !== 'ready') return false
  const { sent: before } = form.value
  return before === undefined || (isEdit && before.canEdit)
}

/** What the form shows: what was typed over what was sent, over what the shop knows. A document is never shown again. */
export function valuesShown({ form, typed }: HealthState): HealthValues {
  if (form.status !== 'ready') return { answers: {} }
  const { contact, sent: before } = form.value
  const { name, phone, temperature, from, visitDay, answers = {} } = before ?? {}
  return {
    ...{ name: name ?? contact.name, phone: phone ?? contact.phone },
    ...(temperature && { temperature }),
    ...(from && { from }),
    ...(visitDay && { visitDay }),
    ...typed,
    answers: { ...answers, ...typed.answers },
  }
}

/** [R10] What is wrong, by its field. */
function errorsOf(state: HealthState): HealthErrors {
  const { form, hasAgreed } = state
  if (form.status !== 'ready') return {}
  const { place, today, sent: before } = form.value
  const known = { today, hasDocument: before?.documentMask !== undefined }
  return { ...healthErrors(place, valuesShown(state), known), ...(!hasAgreed && { consent: NO_AGREEMENT }) }
}

export const shownHealthErrors = (state: HealthState): HealthErrors => (state.isTold ? errorsOf(state) : {})

/** [R10] */
function submitPressed(state: HealthState): Next {
  const { form, code, isBusy } = state
  if (isBusy || form.status !== 'ready' || !isFilledIn(state)) return step(state)
  const [field] = Object.keys(errorsOf(state))
  if (field !== undefined) return step({ ...state, isTold: true, wrong: { field }, refusal: '' })
  const next = { ...state, isTold: false, refusal: '', isBusy: true }
  return step(next, { do: 'send', code, values: valuesShown(state) })
}

/** [R11] What was typed is forgotten, and the form is left for what was sent. */
function sent(state: HealthState): Next {
  const { code, isEdit } = state
  const done = [{ do: 'keep', typed: undefined } as const, { do: 'tell', text: SENT } as const]
  if (isEdit) return step(state, ...done, { do: 'leave', to: `/preventionForm/${encodeURIComponent(code)}` })
  const next = { ...state, typed: {}, isBusy: false, hasAgreed: false }
  return step(next, ...done, { do: 'load', code })
}

/** [R11] Free again, and looked at anew: it may have been approved meanwhile. */
function refused(state: HealthState, refusal: Refusal): Next {
  const next = { ...state, isBusy: false }
  const text = failureText(refusal, NOT_DONE)
  return text === undefined ? step(next) : step({ ...next, refusal: text }, { do: 'load', code: state.code })
}
