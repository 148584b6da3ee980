import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { Choice } from './choose-flow.ts'
import { type ConfirmErrors, confirmErrors, type ConfirmFields, fieldsOf, type Typed } from './confirm-draft.ts'
import { RESERVED_BEFORE } from './messages.ts'
import type { Bookable, ReserveRequest } from './services-api.ts'

/** What an address asks to be confirmed. */
export interface Confirming {
  readonly serviceId: string
  readonly choice: Choice
  /** Where reservations are. */
  readonly mine: string
}

export interface ConfirmState {
  readonly asked: Confirming
  readonly bookable: Loaded<Bookable>
  readonly typed: Typed
  /** The name under which it was sent: sent again, it is the same request. */
  readonly requestKey?: string
  /** Somebody tried to send it: what is wrong is told until it is not. */
  readonly isTold: boolean
  /** The first field that was wrong: another object after each try. */
  readonly wrong?: { readonly field: string }
  /** Why the last try was refused. */
  readonly refusal: string
  readonly isBusy: boolean
}

export type ConfirmEvent =
  | {
      readonly type: 'opened'
      readonly asked: Confirming
      readonly typed: Typed
      /** Of a try to send the same. */
      readonly requestKey: string | undefined
    }
  | { readonly type: 'loaded'; readonly bookable: Bookable }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'typed'; readonly part: Typed }
  /** `key`: a name for the request, if it has none yet. */
  | { readonly type: 'submit-pressed'; readonly key: string }
  /** `isEarlier`: as it was sent before, and not as it was changed since. */
  | { readonly type: 'reserved'; readonly isEarlier: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type ConfirmEffect =
  | { readonly do: 'load' }
  | { readonly do: 'keep'; readonly typed: Typed }
  | { readonly do: 'keep-key'; readonly key: string | undefined }
  | { readonly do: 'reserve'; readonly request: ReserveRequest }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'leave'; readonly to: string }

export const emptyConfirm = (asked: Confirming): ConfirmState => ({
  ...{ asked, bookable: { status: 'loading' }, typed: {}, isTold: false, refusal: '', isBusy: false },
})

type Next = Step<ConfirmState, ConfirmEffect>

/** The rules of SPEC.md. */
export function confirmTransition(state: ConfirmState, event: ConfirmEvent): Next {
  switch (event.type) {
    case 'opened': {
      const { asked, typed, requestKey } = event
      return step({ ...state, asked, typed, ...(requestKey !== undefined && { requestKey }) }, { do: 'load' })
    }
    case 'loaded':
      return step({ ...state, bookable: { status: 'ready', value: event.bookable } })
    case 'failed':
      if (state.bookable.status === 'ready') return step(state, { do: 'tell', text: event.refusal.message })
      return step({ ...state, bookable: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, bookable: { status: 'loading' } }, { do: 'load' })
    case 'typed': {
      if (state.isBusy) return step(state)
      const typed = { ...state.typed, ...event.part }
      return step({ ...state, typed }, { do: 'keep', typed })
    }
    case 'submit-pressed':
      return submitPressed(state, event.key)
    case 'reserved':
      return reserved(state, event.isEarlier)
    case 'refused':
      return refused(state, event.refusal)
  }
}

/** What the form shows; undefined before the service is known. */
export function shownFields({ bookable, typed, asked }: ConfirmState): ConfirmFields | undefined {
  if (bookable.status !== 'ready') return undefined
  const { service, contact } = bookable.value
  return fieldsOf(contact, typed, service.asks === 'each' ? asked.choice.adults : 0)
}

/** [R4] What is wrong, once somebody tried. */
export function shownErrors(state: ConfirmState): ConfirmErrors {
  const fields = shownFields(state)
  const isTold = state.isTold && fields && state.bookable.status === 'ready'
  return isTold ? confirmErrors(fields, state.bookable.value.service) : {}
}

/** [R4], [R5] */
function submitPressed(state: ConfirmState, key: string): Next {
  const { bookable, isBusy } = state
  const fields = shownFields(state)
  if (isBusy || bookable.status !== 'ready' || !fields) return step(state)
  const [field] = Object.keys(confirmErrors(fields, bookable.value.service))
  if (field !== undefined) return step({ ...state, isTold: true, wrong: { field }, refusal: '' })
  const { requestKey = key } = state
  const request = requestOf(state.asked, fields, requestKey)
  const next = { ...state, requestKey, isTold: false, refusal: '', isBusy: true }
  return step(next, { do: 'keep-key', key: requestKey }, { do: 'reserve', request })
}

function requestOf({ serviceId, choice }: Confirming, fields: ConfirmFields, requestKey: string): ReserveRequest {
  const { program: programId, day, time, adults, children } = choice
  const participants = fields.people.map(({ age, height }) => ({ age: Number(age), height: Number(height) }))
  return {
    ...{ serviceId, requestKey, programId, day, time, adults, children },
    ...(participants.length > 0 && { participants }),
    ...{ contact: { name: fields.name.trim(), phone: fields.phone }, remark: fields.remark.trim() },
    consent: fields.consent,
  }
}

/** [R5] What was said of this one is over; who is to be reached stays. */
function reserved(state: ConfirmState, isEarlier: boolean): Next {
  const { name, phone } = state.typed
  const typed = { ...(name !== undefined && { name }), ...(phone !== undefined && { phone }) }
  const told: readonly ConfirmEffect[] = isEarlier ? [{ do: 'tell', text: RESERVED_BEFORE }] : []
  const leave = { do: 'leave', to: state.asked.mine } as const
  return step(state, { do: 'keep-key', key: undefined }, { do: 'keep', typed }, ...told, leave)
}

/** [R5] Free again, and the slots are looked at anew. */
function refused(state: ConfirmState, refusal: Refusal): Next {
  const next = { ...state, isBusy: false }
  const text = failureText(refusal, refusal.message)
  return text === undefined ? step(next) : step({ ...next, refusal: text }, { do: 'load' })
}
