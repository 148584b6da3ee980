import type { MessageEvent } from '../../src/domain/message/message-events.ts'
import type { serviceReservations } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { writeMessages } from '../messages/write-message.ts'

type Reservation = Pick<typeof serviceReservations.$inferSelect, 'id' | 'memberId' | 'day' | 'time'> & {
  readonly body: { readonly serviceName: string; readonly programName: string }
}

type ReservationMessage = Extract<MessageEvent, `service-${string}`>

/** Where a member finds all that they reserved. */
const RESERVATIONS = '/myBus/myAppointment'

/**
 * Tells members what became of their places in slots of services, in the transaction in which it did.
 * @param now epoch ms; what befalls a reservation more than once is told each time
 */
export function tellReservations(
  tx: Pick<Queries, 'insert'>,
  reservations: readonly Reservation[],
  event: ReservationMessage,
  now: number,
): Promise<void> {
  const tellings = reservations.map(({ id, memberId, day, time, body: { serviceName, programName } }) => ({
    ...{ memberId, event, reference: event === 'service-changed' ? `${id}-${now}` : id },
    places: { service: `${serviceName} · ${programName}`, day, time, reservations: RESERVATIONS },
  }))
  return writeMessages(tx, tellings, now)
}
