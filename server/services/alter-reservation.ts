import { and, eq } from 'drizzle-orm'
import { mayBecome } from '../../src/domain/service/reservation-state.ts'
import { alterUntil, startsAt } from '../../src/domain/service/timetable.ts'
import type { Orm } from '../db/open-database.ts'
import { serviceReservations } from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { findSlot, lockMember, programName, seatsOn, type SlotProblem } from './reserve.ts'
import { moveReservations } from './reservation-status.ts'
import { freeSeats, lockSlots, type SlotKey, takeSeats } from './slot-seats.ts'
import { tellReservations } from './tell-reservations.ts'

type Row = typeof serviceReservations.$inferSelect

interface Own {
  readonly id: string
  readonly memberId: string
}

export type AlterProblem = 'not-found' | 'service-ended' | 'service-alter-late'

/** Gives the seats back, until the time that the service says. Done already, it stays done. */
export const cancelReservation = (db: Orm, own: Own, now: number): Promise<AlterProblem | undefined> =>
  db.transaction(async (tx) => {
    const row = await lockReservation(tx, own)
    if (row?.state === 'cancelled') return undefined
    const problem = alterProblem(row, now)
    if (problem || !row) return problem ?? 'not-found'
    const ended = await moveReservations(tx, 'cancel', eq(serviceReservations.id, row.id), { endedAt: now })
    await tellReservations(tx, ended, 'service-cancelled', now)
    await freeSeats(tx, row, row.seats)
    return undefined
  })

export type ChangeProblem = AlterProblem | SlotProblem | 'service-limit'

/** Another slot for the same party: the new seats are taken and the old ones given back, both or neither. */
export const changeReservation = (
  db: Orm,
  own: Own,
  to: Omit<SlotKey, 'serviceId'>,
  now: number,
): Promise<ChangeProblem | undefined> =>
  db.transaction(async (tx) => {
    await lockMember(tx, own.memberId)
    const row = await lockReservation(tx, own)
    const problem = alterProblem(row, now)
    if (problem || !row) return problem ?? 'not-found'
    const wanted = { serviceId: row.serviceId, programId: to.programId, day: to.day, time: to.time }
    return isSame(row, wanted) ? undefined : moveTo(tx, row, wanted, now)
  })

const isSame = (one: SlotKey, other: SlotKey) =>
  one.programId === other.programId && one.day === other.day && one.time === other.time

async function moveTo(tx: Queries, row: Row, wanted: SlotKey, now: number): Promise<ChangeProblem | undefined> {
  const found = await findSlot(tx, wanted, row.memberId, now)
  if ('problem' in found) return found.problem
  const { service, program, capacity } = found
  // Rules of age and height may differ from one program to the other: another one is booked anew.
  if (service.asks === 'each' && wanted.programId !== row.programId) return 'service-day'
  const others = (await seatsOn(tx, { ...wanted, memberId: row.memberId })) - (row.day === wanted.day ? row.seats : 0)
  if (others + row.seats > service.maxPerDay) return 'service-limit'
  await lockSlots(tx, row, wanted)
  if (!(await takeSeats(tx, wanted, row.seats, capacity))) return 'service-full'
  await freeSeats(tx, row, row.seats)
  const body = { ...row.body, programName: programName(program), place: program.place }
  const at = { ...wanted, startsAt: startsAt(wanted.day, wanted.time) }
  const changed = await moveReservations(tx, 'change', eq(serviceReservations.id, row.id), { ...at, body })
  await tellReservations(tx, changed, 'service-changed', now)
  return undefined
}

async function lockReservation(tx: Queries, { id, memberId }: Own): Promise<Row | undefined> {
  const mine = and(eq(serviceReservations.id, id), eq(serviceReservations.memberId, memberId))
  const [row] = await tx.select().from(serviceReservations).where(mine).for('update')
  return row
}

function alterProblem(row: Row | undefined, now: number): AlterProblem | undefined {
  if (!row) return 'not-found'
  if (!mayBecome('cancel').includes(row.state)) return 'service-ended'
  return now > alterUntil(row.startsAt, row.body.cancelMinutes) ? 'service-alter-late' : undefined
}
