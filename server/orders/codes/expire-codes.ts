import { sql } from 'drizzle-orm'
import { shopDay } from '../../../src/domain/dates.ts'
import { VALID_DAYS } from '../../../src/domain/order/code-use.ts'
import type { Orm } from '../../db/open-database.ts'
import { orderCodes } from '../../db/schema.ts'
import { codeStatusesBefore, moveCodes } from '../status/code-status.ts'

/** Minutes and zones aside: how far Beijing is before UTC, and how long a day is, in ms. */
const [AHEAD, DAY] = [28_800_000, 86_400_000]

/** The day on which an order was paid, or made when it cost nothing. */
const paidDay = sql`(date '1970-01-01' + ((coalesce(o.paid_at, o.created_at) + ${AHEAD}::bigint) / ${DAY}::bigint)::int)`

/** As lastDayOf of src/domain/order/code-use.ts reckons it; a test holds both together. */
const lastDay = sql`coalesce(l.body->>'usingEndDate',
  to_char(${paidDay} + coalesce((l.body->>'validDays')::int, ${VALID_DAYS}::int), 'YYYY-MM-DD'))`

/**
 * Codes whose last day is over are expired (B4: 5). One that is being redeemed or given back at the moment waits for the next round.
 * @param now epoch ms of the shop's clock @returns how many
 */
export async function expireCodes(db: Orm, now: number): Promise<number> {
  const over = sql`${orderCodes.id} in (
    select c.id from order_codes c join order_lines l on l.id = c.line_id join orders o on o.id = c.order_id
    where c.status in ${codeStatusesBefore('expire')} and ${lastDay} < ${shopDay(now)}
    for update of o, c skip locked)`
  const expired = await moveCodes(db, 'expire', [over])
  return expired.length
}
