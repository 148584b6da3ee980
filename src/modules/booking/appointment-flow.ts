import { loadFailed, type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import type { AppointmentDetail } from './booking-api.ts'
import { CANCELLED, CHANGED } from './messages.ts'

/** A booked day, and what is being done to it. */
export interface AppointmentState {
  readonly one: Loaded<AppointmentDetail>
  /** Another day is being chosen: the address said so, or the buyer did. */
  readonly changing: 'no' | 'by-address' | 'by-hand'
  /** It is asked whether it is to be cancelled. */
  readonly isAsking: boolean
  /** Something is on its way, until it is known how the appointment stands now. */
  readonly isBusy: boolean
}

export type AppointmentEvent =
  | { readonly type: 'opened'; readonly isChanging: boolean }
  | { readonly type: 'loaded'; readonly one: AppointmentDetail }
  | { readonly type: 'failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'change-pressed' }
  | { readonly type: 'day-picked'; readonly date: string }
  | { readonly type: 'changed' }
  | { readonly type: 'cancel-pressed' }
  | { readonly type: 'declined' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'refused'; readonly refusal: Refusal }

export type AppointmentEffect =
  | { readonly do: 'load' }
  | { readonly do: 'put-change'; readonly isOn: boolean }
  | { readonly do: 'change'; readonly date: string }
  | { readonly do: 'cancel' }
  | { readonly do: 'tell'; readonly text: string }

export const emptyAppointment: AppointmentState = {
  ...{ one: { status: 'loading' }, changing: 'no', isAsking: false, isBusy: false },
}

type Next = Step<AppointmentState, AppointmentEffect>
const load = { do: 'load' } as const

/** The rules of SPEC.md. */
export function appointmentTransition(state: AppointmentState, event: AppointmentEvent): Next {
  switch (event.type) {
    case 'opened':
      return step({ ...state, changing: event.isChanging ? 'by-address' : 'no' }, load)
    case 'loaded':
      return step({ ...state, isBusy: false, one: { status: 'ready', value: event.one } })
    case 'failed':
      return loadFailed({ ...state, isBusy: false }, 'one', event.refusal)
    case 'retried':
      return step({ ...state, one: { status: 'loading' } }, load)
    case 'change-pressed':
      return changePressed(state)
    case 'day-picked':
      return dayPicked(state, event.date)
    case 'changed':
      return step({ ...state, changing: 'no' }, { do: 'put-change', isOn: false }, { do: 'tell', text: CHANGED }, load)
    case 'cancel-pressed':
      return step(canCancel(state) ? { ...state, isAsking: true } : state)
    case 'declined':
      return step({ ...state, isAsking: false })
    case 'confirmed':
      return confirmed(state)
    case 'cancelled':
      return step(state, { do: 'tell', text: CANCELLED }, load)
    case 'refused':
      return refused(state, event.refusal)
  }
}

const appointmentOf = ({ one }: AppointmentState) => (one.status === 'ready' ? one.value.appointment : undefined)
const canChange = (state: AppointmentState) => !state.isBusy && appointmentOf(state)?.canChange === true
const canCancel = (state: AppointmentState) => !state.isBusy && appointmentOf(state)?.canCancel === true

/** [R10] The address says that another day is being chosen, so that it is so after a reload. */
function changePressed(state: AppointmentState): Next {
  if (!canChange(state)) return step(state)
  const isOn = state.changing === 'no'
  return step({ ...state, changing: isOn ? 'by-hand' : 'no' }, { do: 'put-change', isOn })
}

/** [R10] One change at a time. */
function dayPicked(state: AppointmentState, date: string): Next {
  if (!canChange(state) || state.changing === 'no') return step(state)
  return step({ ...state, isBusy: true }, { do: 'change', date })
}

/** [R11] After the question, and once. */
function confirmed(state: AppointmentState): Next {
  if (!state.isAsking || !canCancel(state)) return step({ ...state, isAsking: false })
  return step({ ...state, isAsking: false, isBusy: true }, { do: 'cancel' })
}

/** [R12] Told why, and looked at anew. */
function refused(state: AppointmentState, refusal: Refusal): Next {
  const text = failureText(refusal, refusal.message)
  if (text === undefined) return step({ ...state, isBusy: false })
  return step(state, { do: 'tell', text }, load)
}
