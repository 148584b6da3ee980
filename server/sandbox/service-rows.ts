import { inArray, sql } from 'drizzle-orm'
import { addDays, shopDay } from '../../src/domain/dates.ts'
import { seatsOf } from '../../src/domain/service/party.ts'
import { FREED } from '../../src/domain/service/reservation-state.ts'
import { startsAt } from '../../src/domain/service/timetable.ts'
import type { HealthFormRecord } from '../../sandbox/content/services/health.ts'
import type { ReservationRecord } from '../../sandbox/content/services/reservations.ts'
import type { SandboxContent } from '../../sandbox/content/sandbox-content.ts'
import * as tables from '../db/schema.ts'
import type { Queries } from '../db/server-settings.ts'
import { programName } from '../services/reserve.ts'

const DAY = 86_400_000

type ReservationRow = typeof tables.serviceReservations.$inferInsert

/** What members reserved, asked for and sent before the shop opened. What is there already stays as it is: they went on with it. */
export async function seedServices(tx: Queries, content: SandboxContent, now: number): Promise<void> {
  await seedReservations(tx, content, now)
  const wishes = content.stayWishes.map(({ wishes: body, ...whose }) => ({ ...whose, body, savedAt: now }))
  if (wishes.length > 0) await tx.insert(tables.stayWishes).values(wishes).onConflictDoNothing()
  const forms = content.healthFormsSent.map(healthFormRow(content, now))
  if (forms.length > 0) await tx.insert(tables.healthForms).values(forms).onConflictDoNothing()
}

async function seedReservations(tx: Queries, content: SandboxContent, now: number): Promise<void> {
  const { id } = tables.serviceReservations
  const ids = content.reservations.map((record) => record.id)
  const known = await tx.select({ id }).from(tables.serviceReservations).where(inArray(id, ids))
  const isKnown = new Set(known.map((row) => row.id))
  const rows = content.reservations.filter((record) => !isKnown.has(record.id)).map(reservationRow(content, now))
  for (const { serviceId, programId, day, time, seats, state } of rows)
    await tx
      .insert(tables.serviceSlots)
      .values({ serviceId, programId, day, time, taken: state === FREED ? 0 : seats })
      .onConflictDoUpdate({
        target: [
          ...([tables.serviceSlots.serviceId, tables.serviceSlots.programId] as const),
          ...([tables.serviceSlots.day, tables.serviceSlots.time] as const),
        ],
        set: { taken: sql`${tables.serviceSlots.taken} + excluded.taken` },
      })
  if (rows.length > 0) await tx.insert(tables.serviceReservations).values(rows)
}

const reservationRow =
  ({ services, members }: SandboxContent, now: number) =>
  (record: ReservationRecord): ReservationRow => {
    const { id, memberId, serviceId, programId, time, adults, children, participants, state } = record
    const service = services.find((one) => one.id === serviceId)
    const program = service?.programs.find((one) => one.id === programId)
    const member = members.find((one) => one.id === memberId)
    if (!service || !program || !member) throw new Error(`The reservation ${id} names what is not there`)
    const day = addDays(shopDay(now), record.day)
    return {
      ...{ id, memberId, requestKey: `seed-${id}`, serviceId, programId, day, time, state },
      ...{
        startsAt: startsAt(day, time),
        seats: seatsOf({ adults, children }),
        code: `7000${id}`,
        createdAt: now - 3 * DAY,
      },
      endedAt: state === 'reserved' ? null : now,
      body: {
        ...{ serviceName: service.name, programName: programName(program), place: program.place, adults, children },
        ...{ contact: { name: member.namech, phone: member.phone }, remark: '' },
        ...{ cancelMinutes: service.cancelMinutes, useWord: service.useWord },
        ...(participants && { participants: [...participants], consentAt: now }),
      },
    }
  }

const healthFormRow =
  ({ healthPlaces }: SandboxContent, now: number) =>
  ({ id, memberId, placeCode, visit, values, state, note }: HealthFormRecord) => {
    const placeName = healthPlaces.find(({ code }) => code === placeCode)?.name ?? ''
    const visitDay = addDays(shopDay(now), visit)
    return {
      ...{ id, memberId, placeCode, state, visitDay, sentAt: now, reviewedAt: state === 'waiting' ? null : now },
      ...{ note: note ?? null, body: { ...values, visitDay, placeName } },
    }
  }
