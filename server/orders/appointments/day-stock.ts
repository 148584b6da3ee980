import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { AppointmentRule } from '../../../schemas/domain/appointment.ts'
import { bookingDay, type BookingDay, bookingDays } from '../../../src/domain/order/booking.ts'
import type { Queries } from '../../db/server-settings.ts'
import { appointmentDays } from '../../db/schema.ts'

/** Copies of a product on a day. */
interface Wanted {
  readonly productId: string
  readonly day: string
  readonly copies: number
}

/** Every day of a product's booking calendar, with what is left of it. */
export async function readBookingDays(
  db: Queries,
  productId: string,
  rule: AppointmentRule,
  today: string,
): Promise<BookingDay[]> {
  const rows = await db
    .select()
    .from(appointmentDays)
    .where(and(eq(appointmentDays.productId, productId), gte(appointmentDays.day, today)))
  const taken = new Map(rows.map(({ day, taken: copies }) => [day, copies]))
  return bookingDays(rule, today, (day) => taken.get(day) ?? 0)
}

/** What one day has: undefined when it can't be booked whatever is left of it. */
export async function readBookingDay(
  db: Queries,
  rule: AppointmentRule,
  { productId, day }: Pick<Wanted, 'productId' | 'day'>,
  today: string,
) {
  const [row] = await db
    .select()
    .from(appointmentDays)
    .where(and(eq(appointmentDays.productId, productId), eq(appointmentDays.day, day)))
  return bookingDay(rule, day, today, row?.taken ?? 0)
}

/** Takes copies of a day, never more than there are: whoever does the same at once waits. @returns whether it was done */
export async function takeDay(tx: Queries, { productId, day, copies }: Wanted, capacity: number): Promise<boolean> {
  if (copies > capacity) return false
  const { rows } = await tx.execute(sql`
    insert into appointment_days as d (product_id, day, taken) values (${productId}, ${day}, ${copies})
    on conflict (product_id, day) do update set taken = d.taken + excluded.taken
    where d.taken + excluded.taken <= ${capacity}
    returning 1`)
  return rows.length > 0
}

export const freeDay = (tx: Queries, { productId, day, copies }: Wanted) =>
  tx
    .update(appointmentDays)
    .set({ taken: sql`${appointmentDays.taken} - ${copies}` })
    .where(and(eq(appointmentDays.productId, productId), eq(appointmentDays.day, day)))

/** Days of a product that are held, and so have their rows, are locked in their order: nobody waits for somebody who waits for them. */
export const lockDays = (tx: Queries, productId: string, days: readonly string[]) =>
  tx
    .select()
    .from(appointmentDays)
    .where(and(eq(appointmentDays.productId, productId), inArray(appointmentDays.day, [...days])))
    .orderBy(appointmentDays.day)
    .for('update')
