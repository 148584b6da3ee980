import { and, inArray } from 'drizzle-orm'
import { type AppointmentEvent, appointmentTransitions } from '../../../src/domain/order/appointment-state.ts'
import { stateAfter, statesBefore } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointments } from '../../db/schema.ts'
import type { WhichRows } from './which-rows.ts'

type Change = Partial<Omit<typeof appointments.$inferInsert, 'id' | 'state'>>

/**
 * The one writer of `state` of booked days: an event happens to them, in one statement, and only to those in a state from which it
 * leads on.
 * @param also what is written with it @returns the rows that moved, as they are now
 */
export const moveAppointments = (
  tx: Pick<Queries, 'update'>,
  event: AppointmentEvent,
  which: WhichRows,
  also: Change = {},
) =>
  tx
    .update(appointments)
    .set({ ...also, state: stateAfter(appointmentTransitions, event) })
    .where(and(...which, inArray(appointments.state, statesBefore(appointmentTransitions, event))))
    .returning()
