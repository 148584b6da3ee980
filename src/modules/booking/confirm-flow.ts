import { loadFailed, type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { Booking, Request } from './booking-api.ts'
import { bookedLines, type BookingKind, type Choice, donePath, peopleOf } from './booking-way.ts'
import { fieldsOf, type Mistake, mistakeOf, type TypedContact } from './contact-draft.ts'
import { BOOKED_BEFORE } from './messages.ts'

/** What an address asks to be confirmed. */
export interface ConfirmRequest {
  readonly orderId: string
  readonly kind: BookingKind
  readonly choice: Choice
}

/** A booking while it is confirmed. */
export interface ConfirmState {
  readonly asked: ConfirmRequest
  readonly booking: Loaded<Booking>
  readonly typed: TypedContact
  /** The name under which it was sent: sent again, it is the same request. */
  readonly requestKey?: string
  /** Somebody tried to send it: what is wrong is told until it is not. */
  readonly isTold: boolean
  /** The field that was wrong: another object after each try. */
  readonly wrong?: { readonly field: Mistake['field'] }
  /** Why the last try was refused. */
  readonly refusal: string
  /** It is on its way, or was booked. */
  readonly isBusy: boolean
}

export type ConfirmEvent =
  | {
      readonly type: 'opened'
      readonly asked: ConfirmRequest
      readonly typed: TypedContact
      /** Of a try to send the same. */
      readonly requestKey: string | undefined
    }
  | { readonly type: 'booking-loaded'; readonly booking: Booking }
  | { readonly type: 'booking-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'typed'; readonly part: TypedContact }
  /** `key`: a name for the request, if it has none yet. */
  | { readonly type: 'submit-pressed'; readonly key: string }
  /** `isEarlier`: as it was sent before, and not as it was chosen since. */
  | { readonly type: 'booked'; readonly extraOrderId: string | undefined; readonly isEarlier: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type ConfirmEffect =
  | { readonly do: 'load-booking'; readonly orderId: string }
  | { readonly do: 'keep'; readonly typed: TypedContact }
  | { readonly do: 'keep-key'; readonly key: string | undefined }
  | { readonly do: 'book'; readonly request: Request }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'leave'; readonly to: string }

const NOTHING: Choice = { date: '', lines: '', people: '' }

export const emptyConfirm: ConfirmState = {
  ...{ asked: { orderId: '', kind: 'plain', choice: NOTHING }, booking: { status: 'loading' } },
  ...{ typed: {}, isTold: false, refusal: '', isBusy: false },
}

type Next = Step<ConfirmState, ConfirmEffect>

/** The rules of SPEC.md. */
export function confirmTransition(state: ConfirmState, event: ConfirmEvent): Next {
  switch (event.type) {
    case 'opened':
      return opened(state, event)
    case 'booking-loaded':
      return step({ ...state, booking: { status: 'ready', value: event.booking } })
    case 'booking-failed':
      return loadFailed(state, 'booking', event.refusal)
    case 'retried':
      return step({ ...state, booking: { status: 'loading' } }, load(state))
    case 'typed':
      return typed(state, event.part)
    case 'submit-pressed':
      return submitPressed(state, event.key)
    case 'booked':
      return booked(state, event)
    case 'refused':
      return refused(state, event.refusal)
  }
}

const load = ({ asked }: ConfirmState): ConfirmEffect => ({ do: 'load-booking', orderId: asked.orderId })

function opened(state: ConfirmState, event: Extract<ConfirmEvent, { type: 'opened' }>): Next {
  const { asked, typed: before, requestKey } = event
  const next: ConfirmState = { ...state, asked, typed: before, ...(requestKey !== undefined && { requestKey }) }
  return step(next, load(next))
}

/** [R5] */
function typed(state: ConfirmState, part: TypedContact): Next {
  if (state.isBusy) return step(state)
  const next = { ...state.typed, ...part }
  return step({ ...state, typed: next }, { do: 'keep', typed: next })
}

/** [R7] What every copy costs more on the day, yuan. */
export function extraOf({ booking, asked }: ConfirmState): number {
  if (booking.status !== 'ready') return 0
  return booking.value.days.find(({ date }) => date === asked.choice.date)?.extra ?? 0
}

/** [R5] What is wrong, once somebody tried. */
export function shownMistake({ booking, typed: kept, isTold }: ConfirmState): Mistake | undefined {
  return isTold && booking.status === 'ready' ? mistakeOf(fieldsOf(booking.value.contact, kept)) : undefined
}

/** [R6] Kept with its name before it is sent, so that a lost answer makes no second one. */
function submitPressed(state: ConfirmState, key: string): Next {
  const { booking, asked, isBusy } = state
  if (isBusy || booking.status !== 'ready') return step(state)
  const fields = fieldsOf(booking.value.contact, state.typed)
  const mistake = mistakeOf(fields)
  if (mistake) {
    const wrong = { field: mistake.field }
    return step({ ...state, isTold: true, wrong, refusal: '' })
  }
  const { requestKey = key } = state
  const { date, lines, people } = asked.choice
  const request: Request = {
    ...{ orderId: asked.orderId, requestKey, date, lines: bookedLines(lines), people: peopleOf(people) },
    ...{ contact: { name: fields.name.trim(), phone: fields.phone }, remark: fields.remark.trim() },
  }
  const next = { ...state, requestKey, isTold: false, refusal: '', isBusy: true }
  return step(next, { do: 'keep-key', key: requestKey }, { do: 'book', request })
}

/** [R7] What was said of it is over; who is to be reached stays. A difference is paid first, but for a day that is not the chosen one. */
function booked(state: ConfirmState, { extraOrderId, isEarlier }: ConfirmEvent & { type: 'booked' }): Next {
  const { remark: _said, ...who } = state.typed
  const { kind, orderId } = state.asked
  const to = extraOrderId === undefined || isEarlier ? donePath(kind, orderId) : `/cashier/${extraOrderId}`
  const told: readonly ConfirmEffect[] = isEarlier ? [{ do: 'tell', text: BOOKED_BEFORE }] : []
  return step(state, { do: 'keep-key', key: undefined }, { do: 'keep', typed: who }, ...told, { do: 'leave', to })
}

/** [R8] Free again, and the days are looked at anew. */
function refused(state: ConfirmState, refusal: Refusal): Next {
  const text = failureText(refusal, refusal.message)
  const next = { ...state, isBusy: false }
  if (text === undefined) return step(next)
  return step({ ...next, refusal: text }, load(state))
}
