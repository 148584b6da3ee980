import type { Appointment } from '../../../schemas/domain/booking.ts'
import type { Transitions } from './transitions.ts'

/** A day that was booked (B2.9 Booking). */
export type AppointmentState = Appointment['state']

/**
 * - pay: the difference that its day costs was paid.
 * - confirm, refuse: by the merchant.
 * - change: to another day, which the merchant confirms anew.
 * - cancel: by its buyer; or what was booked was given back.
 */
export type AppointmentEvent = 'pay' | 'confirm' | 'refuse' | 'change' | 'cancel'

export const appointmentTransitions: Transitions<AppointmentState, AppointmentEvent> = {
  unpaid: { pay: 'waiting', cancel: 'cancelled' },
  waiting: { confirm: 'confirmed', refuse: 'refused', change: 'waiting', cancel: 'cancelled' },
  confirmed: { change: 'waiting', cancel: 'cancelled' },
  refused: {},
  cancelled: {},
}

/** The word of a state, as its buyer reads it. */
export const appointmentWords: Readonly<Record<AppointmentState, string>> = {
  unpaid: '待支付差价',
  waiting: '待商家确认',
  confirmed: '预约成功',
  refused: '预约未通过',
  cancelled: '已取消',
}

/** Whether its day and its copies are held: they can't be booked by anybody else. */
export const holdsDay = (state: AppointmentState): boolean => holdingStates.includes(state)

export const holdingStates: readonly AppointmentState[] = ['unpaid', 'waiting', 'confirmed']
