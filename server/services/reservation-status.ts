import { and, inArray, type SQL } from 'drizzle-orm'
import { stateAfter } from '../../src/domain/order/transitions.ts'
import { mayBecome, type ReservationEvent, reservationTransitions } from '../../src/domain/service/reservation-state.ts'
import type { Queries } from '../db/server-settings.ts'
import { serviceReservations } from '../db/schema.ts'

type Change = Partial<Omit<typeof serviceReservations.$inferInsert, 'id' | 'state'>>

/**
 * The one writer of `state` of reservations: an event happens to them, in one statement, and only to those in a state from which it leads
 * on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveReservations = (
  tx: Pick<Queries, 'update'>,
  event: ReservationEvent,
  which: SQL | undefined,
  also: Change = {},
) =>
  tx
    .update(serviceReservations)
    .set({ ...also, state: stateAfter(reservationTransitions, event) })
    .where(and(which, inArray(serviceReservations.state, [...mayBecome(event)])))
    .returning()
