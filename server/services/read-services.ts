import { and, desc, eq } from 'drizzle-orm'
import type { Reservation, Service, ServiceSlot, ShownService } from '../../schemas/domain/service.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { mayBecome, reservationWords } from '../../src/domain/service/reservation-state.ts'
import { alterUntil, bookableDays, slotsOf } from '../../src/domain/service/timetable.ts'
import { serviceReservations, services } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { readTaken } from './slot-seats.ts'
import { stayDaysOf } from './stays.ts'

/** Most reservations of a member that are shown. */
const MOST = 50

export async function readService(db: Queries, id: string): Promise<Service | undefined> {
  const [row] = await db.select().from(services).where(eq(services.id, id))
  return row && { id: row.id, ...row.body }
}

interface ShownDay {
  readonly service: ShownService
  readonly today: string
  readonly days: string[]
  readonly day: string
  readonly slots: ServiceSlot[]
  readonly isGuestOnly: boolean
}

/**
 * A service as a member may book it: the days, and the slots of one of them. Without a day, or with one that can't be booked, the first.
 * @returns undefined for no such service
 */
export async function readBookable(
  db: Queries,
  { serviceId, memberId, day }: { readonly serviceId: string; readonly memberId: string; readonly day: string },
  now: number,
): Promise<ShownDay | undefined> {
  const service = await readService(db, serviceId)
  if (!service) return undefined
  const stays = service.requires === 'stay' ? await stayDaysOf(db, service, memberId, now) : []
  const days = bookableDays(service, stays, now)
  const shownDay = days.includes(day) ? day : (days[0] ?? '')
  const taken = await readTaken(db, serviceId, shownDay)
  return {
    ...{ service: shown(service), today: shopDay(now), days, day: shownDay },
    slots: shownDay === '' ? [] : slotsOf(service, shownDay, taken, now),
    isGuestOnly: service.requires === 'stay' && stays.length === 0,
  }
}

function shown({
  requires: _who,
  storeIds: _houses,
  daysAhead: _ahead,
  maxPerDay: _most,
  ...rest
}: Service): ShownService {
  const { programs, ...service } = rest
  return {
    ...service,
    programs: programs.map(({ times: _times, closedDays: _closed, ...program }) => program),
  }
}

/** A member's reservations, of one service or ('') of all: those to come first, the nearest before the others, then the last. */
export async function readReservations(
  db: Queries,
  memberId: string,
  serviceId: string,
  now: number,
): Promise<Reservation[]> {
  const which = and(
    eq(serviceReservations.memberId, memberId),
    serviceId === '' ? undefined : eq(serviceReservations.serviceId, serviceId),
  )
  const rows = await db
    .select({ reservation: serviceReservations, service: services.body })
    .from(serviceReservations)
    .leftJoin(services, eq(services.id, serviceReservations.serviceId))
    .where(which)
    .orderBy(desc(serviceReservations.startsAt), desc(serviceReservations.id))
    .limit(MOST)
  const all = rows.map(({ reservation, service }) => shownReservation(reservation, service?.address ?? '', now))
  const isOpen = ({ state }: Reservation) => state === 'reserved'
  return [...all.filter(isOpen).toReversed(), ...all.filter((one) => !isOpen(one))]
}

function shownReservation(row: typeof serviceReservations.$inferSelect, address: string, now: number): Reservation {
  const { id: reservationId, serviceId, programId, day, time, state, code, startsAt, body } = row
  const { serviceName, programName, place, useWord, adults, children, contact, remark, cancelMinutes } = body
  const until = alterUntil(startsAt, cancelMinutes)
  return {
    ...{ reservationId, serviceId, programId, serviceName, programName, place, useWord, day, time, adults, children },
    ...{ contact, remark, state, stateText: reservationWords[state], code },
    ...{ canAlter: mayBecome('cancel').includes(state) && now <= until, alterUntil: shopClock(until) },
    changePath: address === '' ? '' : `${address}?change=${reservationId}`,
  }
}
