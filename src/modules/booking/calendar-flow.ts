import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Booking } from './booking-api.ts'
import { type BookingKind, pickedPath } from './booking-way.ts'

/** All days of an order, of which one is picked for the choice. */
export interface CalendarState {
  readonly orderId: string
  readonly kind: BookingKind
  /** Picked before. */
  readonly date: string
  readonly booking: Loaded<Booking>
}

export type CalendarEvent =
  | ({ readonly type: 'opened' } & Pick<CalendarState, 'orderId' | 'kind' | 'date'>)
  | { readonly type: 'booking-loaded'; readonly booking: Booking }
  | { readonly type: 'booking-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'day-picked'; readonly date: string }

export type CalendarEffect =
  | { readonly do: 'load-booking'; readonly orderId: string }
  | { readonly do: 'leave'; readonly to: string }

export const emptyCalendar: CalendarState = { orderId: '', kind: 'plain', date: '', booking: { status: 'loading' } }

type Next = Step<CalendarState, CalendarEffect>

/** The rules of SPEC.md. */
export function calendarTransition(state: CalendarState, event: CalendarEvent): Next {
  const { orderId, kind } = state
  switch (event.type) {
    case 'opened': {
      const { type: _type, ...way } = event
      return step({ ...state, ...way }, { do: 'load-booking', orderId: event.orderId })
    }
    case 'booking-loaded':
      return step({ ...state, booking: { status: 'ready', value: event.booking } })
    case 'booking-failed':
      return step({ ...state, booking: { status: 'failed', refusal: event.refusal } })
    case 'retried':
      return step({ ...state, booking: { status: 'loading' } }, { do: 'load-booking', orderId })
    case 'day-picked':
      return step(state, { do: 'leave', to: pickedPath(kind, orderId, event.date) })
  }
}
