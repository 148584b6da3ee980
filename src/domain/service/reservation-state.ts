import type { Reservation } from '../../../schemas/domain/service.ts'
import { statesBefore, type Transitions } from '../order/transitions.ts'

/** A place in a slot of a service (B2.9 myBus, myDolphin). */
export type ReservationState = Reservation['state']

/**
 * - use: boarded or let in, by its code.
 * - change: to another slot.
 * - cancel: by its member, until the time that its service says.
 * - miss: nobody came.
 */
export type ReservationEvent = 'use' | 'change' | 'cancel' | 'miss'

export const reservationTransitions: Transitions<ReservationState, ReservationEvent> = {
  reserved: { use: 'used', change: 'reserved', cancel: 'cancelled', miss: 'missed' },
  used: {},
  cancelled: {},
  missed: {},
}

/** The word of a state, as its member reads it. */
export const reservationWords: Readonly<Record<ReservationState, string>> = {
  reserved: '已预约',
  used: '已使用',
  cancelled: '已取消',
  missed: '未到场',
}

/** Where its seats are free again: a place that was missed stays taken, as one that was used. */
export const FREED: ReservationState = 'cancelled'

export const mayBecome = (event: ReservationEvent): readonly ReservationState[] =>
  statesBefore(reservationTransitions, event)
