import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Taken } from '../../src/domain/service/timetable.ts'
import type { Queries } from '../db/server-settings.ts'
import { serviceSlots } from '../db/schema.ts'

export interface SlotKey {
  readonly serviceId: string
  readonly programId: string
  readonly day: string
  readonly time: string
}

/** What is taken of the slots of a service on a day. */
export async function readTaken(db: Queries, serviceId: string, day: string): Promise<Taken> {
  const rows = await db
    .select()
    .from(serviceSlots)
    .where(and(eq(serviceSlots.serviceId, serviceId), eq(serviceSlots.day, day)))
  const taken = new Map(rows.map((row) => [`${row.programId} ${row.time}`, row.taken]))
  return (programId, time) => taken.get(`${programId} ${time}`) ?? 0
}

/** Takes seats of a slot, never more than there are: whoever does the same at once waits. @returns whether it was done */
export async function takeSeats(tx: Queries, key: SlotKey, seats: number, capacity: number): Promise<boolean> {
  if (seats > capacity) return false
  const { serviceId, programId, day, time } = key
  const { rows } = await tx.execute(sql`
    insert into service_slots as s (service_id, program_id, day, time, taken)
    values (${serviceId}, ${programId}, ${day}, ${time}, ${seats})
    on conflict (service_id, program_id, day, time) do update set taken = s.taken + excluded.taken
    where s.taken + excluded.taken <= ${capacity}
    returning 1`)
  return rows.length > 0
}

export const freeSeats = (tx: Queries, key: SlotKey, seats: number) =>
  tx
    .update(serviceSlots)
    .set({ taken: sql`${serviceSlots.taken} - ${seats}` })
    .where(isSlot(key))

/**
 * Locks two slots in their order, so that of two guests who change to each other's slot neither waits for the other. A slot that nobody
 * booked yet gets its row first.
 */
export async function lockSlots(tx: Queries, held: SlotKey, wanted: SlotKey): Promise<void> {
  await tx
    .insert(serviceSlots)
    .values({ ...wanted, taken: 0 })
    .onConflictDoNothing()
  await tx
    .select()
    .from(serviceSlots)
    .where(or(isSlot(held), isSlot(wanted)))
    .orderBy(asc(serviceSlots.serviceId), asc(serviceSlots.programId), asc(serviceSlots.day), asc(serviceSlots.time))
    .for('update')
}

const isSlot = ({ serviceId, programId, day, time }: SlotKey) =>
  and(
    ...[eq(serviceSlots.serviceId, serviceId), eq(serviceSlots.programId, programId)],
    ...[eq(serviceSlots.day, day), eq(serviceSlots.time, time)],
  )
