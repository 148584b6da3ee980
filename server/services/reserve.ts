import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { ReservationBody, Service, ServiceProgram } from '../../schemas/domain/service.ts'
import { type Party, partyObstacle, type PartyObstacle, seatsOf } from '../../src/domain/service/party.ts'
import { FREED } from '../../src/domain/service/reservation-state.ts'
import { bookableDays, isClosed, sessionAt, startsAt } from '../../src/domain/service/timetable.ts'
import { advisoryLock } from '../db/advisory-lock.ts'
import type { Orm } from '../db/open-database.ts'
import { serviceReservations } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { newBizCode, newPartId } from '../orders/order-ids.ts'
import { readService } from './read-services.ts'
import { type SlotKey, takeSeats } from './slot-seats.ts'
import { stayDaysOf } from './stays.ts'
import { tellReservations } from './tell-reservations.ts'

/** What a member wants to have reserved. */
export interface ReserveRequest extends SlotKey {
  readonly memberId: string
  /** Made by the page once: sent again, it is the same reservation. */
  readonly requestKey: string
  readonly party: Party
  readonly contact: ReservationBody['contact']
  readonly remark: string
  readonly hasConsent: boolean
}

export type SlotProblem = 'not-found' | 'service-stay-only' | 'service-day' | 'service-late' | 'service-full'
type ReserveProblem = SlotProblem | PartyObstacle | 'service-consent' | 'service-limit'

/** `isEarlier`: what was sent before under the same name, for something else. */
type Made = { readonly id: string; readonly isEarlier?: true } | { readonly problem: ReserveProblem }

/**
 * Reserves seats of a slot, all or none. One member at a time, so that the seats that a member may have on a day are not exceeded from two
 * phones; the seats of the slot are taken by one conditional statement.
 */
export const reserve = (db: Orm, request: ReserveRequest, now: number): Promise<Made> =>
  db.transaction(async (tx) => {
    await lockMember(tx, request.memberId)
    const known = await knownReservation(tx, request)
    return known ?? reserveNew(tx, request, now)
  })

/** A member's reservations change one after the other. */
export const lockMember = (tx: Queries, memberId: string): Promise<unknown> =>
  advisoryLock(tx, `service reservations ${memberId}`)

async function knownReservation(tx: Queries, request: ReserveRequest): Promise<Made | undefined> {
  const [row] = await tx
    .select()
    .from(serviceReservations)
    .where(
      and(eq(serviceReservations.memberId, request.memberId), eq(serviceReservations.requestKey, request.requestKey)),
    )
  if (!row) return undefined
  const asked = ({ serviceId, programId, day, time }: SlotKey) => [serviceId, programId, day, time]
  const said = ({ adults, children, participants }: Party, { contact, remark }: Said) => [
    ...[adults, children, participants?.map(({ age, height }) => [age, height])],
    ...[contact.name, contact.phone, remark],
  ]
  const isSame = isDeepStrictEqual(
    [asked(row), said(row.body, row.body)],
    [asked(request), said(request.party, request)],
  )
  return { id: row.id, ...(!isSame && { isEarlier: true as const }) }
}

type Said = Pick<ReserveRequest, 'contact' | 'remark'>

async function reserveNew(tx: Queries, request: ReserveRequest, now: number): Promise<Made> {
  const found = await findSlot(tx, request, request.memberId, now)
  if ('problem' in found) return found
  const { service, program, capacity } = found
  const obstacle = partyObstacle(service, program, request.party)
  if (obstacle) return { problem: obstacle }
  if (service.consent && !request.hasConsent) return { problem: 'service-consent' }
  const seats = seatsOf(request.party)
  if ((await seatsOn(tx, request)) + seats > service.maxPerDay) return { problem: 'service-limit' }
  if (!(await takeSeats(tx, request, seats, capacity))) return { problem: 'service-full' }
  return { id: await write(tx, request, found, now) }
}

interface FoundSlot {
  readonly service: Service
  readonly program: ServiceProgram
  readonly capacity: number
}

/** The slot of a request, or why it can't be booked by this member now, whatever is left of it. */
export async function findSlot(
  tx: Queries,
  { serviceId, programId, day, time }: SlotKey,
  memberId: string,
  now: number,
): Promise<FoundSlot | { readonly problem: SlotProblem }> {
  const service = await readService(tx, serviceId)
  const program = service?.programs.find(({ id }) => id === programId)
  if (!service || !program) return { problem: 'not-found' }
  const stays = service.requires === 'stay' ? await stayDaysOf(tx, service, memberId, now) : []
  if (service.requires === 'stay' && stays.length === 0) return { problem: 'service-stay-only' }
  const session = sessionAt(program, day, time)
  if (session && isClosed(service, day, time, now)) return { problem: 'service-late' }
  if (!session || !bookableDays(service, stays, now).includes(day)) return { problem: 'service-day' }
  return { service, program, capacity: session.seats }
}

/** Seats that a member has of a service on a day. */
export async function seatsOn(
  tx: Queries,
  { memberId, serviceId, day }: Pick<ReserveRequest, 'memberId' | 'serviceId' | 'day'>,
): Promise<number> {
  const { memberId: member, serviceId: service, day: on, state, seats } = serviceReservations
  const [row] = await tx
    .select({ seats: sql<string>`coalesce(sum(${seats}), 0)` })
    .from(serviceReservations)
    .where(and(eq(member, memberId), eq(service, serviceId), eq(on, day), ne(state, FREED)))
  return Number(row?.seats ?? 0)
}

async function write(tx: Queries, request: ReserveRequest, { service, program }: FoundSlot, now: number) {
  const { memberId, requestKey, serviceId, programId, day, time, party, contact, remark } = request
  const body: ReservationBody = {
    ...{ serviceName: service.name, programName: programName(program), place: program.place },
    ...{ adults: party.adults, children: party.children, contact, remark },
    ...(party.participants && { participants: party.participants.map(({ age, height }) => ({ age, height })) }),
    ...{ cancelMinutes: service.cancelMinutes, useWord: service.useWord, ...(service.consent && { consentAt: now }) },
  }
  const id = newPartId()
  await tx.insert(serviceReservations).values({
    ...{ id, memberId, requestKey, serviceId, programId, day, time, startsAt: startsAt(day, time) },
    ...{ seats: seatsOf(party), state: 'reserved', code: newBizCode(), createdAt: now, body },
  })
  await tellReservations(tx, [{ id, memberId, day, time, body }], 'service-reserved', now)
  return id
}

/** 机场线 · 去度假村 */
export const programName = ({ group, name }: Pick<ServiceProgram, 'group' | 'name'>): string => `${group} · ${name}`
