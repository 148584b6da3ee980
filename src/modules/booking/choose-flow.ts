import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Booking } from './booking-api.ts'
import { beginDraft, type BookingDraft, draftObstacle, linesText } from './booking-draft.ts'
import { type BookingKind, calendarPath, confirmPath } from './booking-way.ts'

/** A day and copies while they are chosen. */
export interface ChooseState {
  /** Empty: the address names none; undefined before the screen is open. */
  readonly orderId?: string
  readonly kind: BookingKind
  readonly booking: Loaded<Booking>
  /** The day of the address comes before the one that the visit kept. */
  readonly date: string
  readonly kept?: BookingDraft
  readonly draft: BookingDraft
  /** Somebody tried to go on: what is in the way is told until it is not. */
  readonly isTold: boolean
}

export type ChooseEvent =
  | ({ readonly type: 'opened' } & Pick<ChooseState, 'kind' | 'date' | 'kept'> & { readonly orderId: string })
  | { readonly type: 'booking-loaded'; readonly booking: Booking }
  | { readonly type: 'booking-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'chosen'; readonly part: Partial<BookingDraft> }
  | { readonly type: 'next-pressed' }
  | { readonly type: 'more-pressed' }

export type ChooseEffect =
  | { readonly do: 'load-booking'; readonly orderId: string }
  | { readonly do: 'keep'; readonly orderId: string; readonly draft: BookingDraft }
  | { readonly do: 'put-date'; readonly date: string }
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'open'; readonly to: string }

export const emptyChoice: ChooseState = {
  ...{ kind: 'plain', booking: { status: 'loading' }, date: '', draft: beginDraft([], ''), isTold: false },
}

type Next = Step<ChooseState, ChooseEffect>

/** The rules of SPEC.md. */
export function chooseTransition(state: ChooseState, event: ChooseEvent): Next {
  const { orderId = '' } = state
  switch (event.type) {
    case 'opened': {
      const { type: _type, ...way } = event
      return step({ ...state, ...way }, ...loadOf(event.orderId))
    }
    case 'booking-loaded':
      return step(bookingLoaded(state, event.booking))
    case 'booking-failed':
      return step({ ...state, booking: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, booking: { status: 'loading' } }, ...loadOf(orderId))
    case 'chosen':
      return chosen(state, event.part)
    case 'next-pressed':
      return nextPressed(state)
    case 'more-pressed':
      return step(state, { do: 'open', to: calendarPath(state.kind, orderId) })
  }
}

const loadOf = (orderId: string): readonly ChooseEffect[] => (orderId === '' ? [] : [{ do: 'load-booking', orderId }])

/** [R3] */
function bookingLoaded(state: ChooseState, value: Booking): ChooseState {
  const draft = beginDraft(value.lines, state.date, state.kept)
  return { ...state, draft, booking: { status: 'ready', value } }
}

/** [R3] Kept at once; the day also by the address, so that it is there after the way back. */
function chosen(state: ChooseState, part: Partial<BookingDraft>): Next {
  const draft = { ...state.draft, ...part }
  const keep = { do: 'keep', orderId: state.orderId ?? '', draft } as const
  if (part.date === undefined) return step({ ...state, draft }, keep)
  return step({ ...state, draft }, keep, { do: 'put-date', date: part.date })
}

/** [R4] What is in the way of what is chosen; undefined when nothing is. */
export function obstacleOf({ booking, draft }: ChooseState): string | undefined {
  if (booking.status !== 'ready') return undefined
  const { days, rule } = booking.value
  const canBook = (day: string) => days.some((one) => one.date === day && one.canBook)
  return draftObstacle(draft, canBook, rule.peoplePerCopy)
}

/** [R4] Told what is missing, else on to where it is confirmed. */
function nextPressed(state: ChooseState): Next {
  const { booking, draft, kind, orderId = '' } = state
  if (booking.status !== 'ready') return step(state)
  const obstacle = obstacleOf(state)
  if (obstacle !== undefined) return step({ ...state, isTold: true }, { do: 'tell', text: obstacle })
  const choice = { date: draft.date, lines: linesText(draft), people: String(draft.people) }
  return step({ ...state, isTold: false }, { do: 'open', to: confirmPath(kind, orderId, choice) })
}
