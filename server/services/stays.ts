import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { openStatuses, paidStatuses } from '../../schemas/domain/order-status.ts'
import { stayTypes } from '../../schemas/domain/product-kind.ts'
import type { Service } from '../../schemas/domain/service.ts'
import { addDays, shopDay } from '../../src/domain/dates.ts'
import type { StayDays } from '../../src/domain/service/timetable.ts'
import type { Queries } from '../db/server-settings.ts'
import { orders } from '../db/schema.ts'
import { findGuest, isInHouse } from '../equity/guests.ts'

/** Most stays of a member that are looked at. */
const MOST = 20

/** How far the days of a guest reach whom the front desk let in, and whose order is not the shop's. */
const IN_HOUSE_DAYS = 7

export type StayOrder = typeof orders.$inferSelect & {
  readonly body: { readonly arrivalDate: string; readonly departureDate: string }
}

/** Stays of a member that are paid and not over, the first to begin before the others. */
export async function readStays(db: Queries, memberId: string, now: number): Promise<StayOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        ...[eq(orders.memberId, memberId), inArray(orders.paymentStatus, paidStatuses)],
        ...[inArray(orders.orderStatus, openStatuses), sql`${orders.body} ->> 'departureDate' >= ${shopDay(now)}`],
        sql`(${orders.body} ->> 'productType')::int in ${stayTypes}`,
      ),
    )
    .orderBy(asc(sql`${orders.body} ->> 'arrivalDate'`), asc(orders.id))
    .limit(MOST)
  return rows.filter((row): row is StayOrder => row.body.arrivalDate !== undefined)
}

/**
 * The days for which a member is a guest of the house: by their orders, and by the front desk.
 * @param service which houses count; without any all do
 */
export async function stayDaysOf(
  db: Queries,
  { storeIds }: Pick<Service, 'storeIds'>,
  memberId: string,
  now: number,
): Promise<StayDays[]> {
  const today = shopDay(now)
  const guest = (await findGuest(db, memberId))?.guest
  const stays = await readStays(db, memberId, now)
  const booked = stays.filter(({ body }) => storeIds?.includes(body.storeId ?? '') ?? true)
  return [
    ...(isInHouse(guest) ? [{ from: today, until: addDays(today, IN_HOUSE_DAYS) }] : []),
    ...booked.map(({ body }) => ({ from: body.arrivalDate, until: body.departureDate })),
  ]
}
