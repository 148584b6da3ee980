import { sql } from 'drizzle-orm'
import { shopDay } from '../../../src/domain/dates.ts'
import { VALID_DAYS } from '../../../src/domain/order/code-use.ts'
import type { Orm } from '../../db/open-database.ts'
import { orderCodes } from '../../db/schema.ts'
import { moveCodes } from '../status/code-status.ts'
import { isOpenCode } from '../../db/tables/order-indexes.ts'

/** Minutes and zones aside: how far Beijing is before UTC, and how long a day is, in ms. */
const [AHEAD, DAY] = [28_800_000, 86_400_000]

/** The day on which an order was paid, or made when it cost nothing. */
const paidDay = sql`(date '1970-01-01' + ((coalesce(o.paid_at, o.created_at) + ${AHEAD}::bigint) / ${DAY}::bigint)::int)`

/** As lastDayOf of src/domain/order/code-use.ts reckons it; a test holds both together. */
const lastDay = sql`coalesce(l.body->>'usingEndDate', l.body->>'validUntil',
  to_char(${paidDay} + coalesce((l.body->>'validDays')::int, ${VALID_DAYS}::int), 'YYYY-MM-DD'))`

/** Codes that one statement looks at: the more there are, the more rounds there are. */
const CODES_ROUND = 1_000

/**
 * Codes whose last day is over are expired (B4: 5). One that is being redeemed or given back at the moment waits for the next time. Only codes that
 * can still be used are looked at, some at a time.
 * @param now epoch ms of the shop's clock @returns how many
 */
export async function expireCodes(db: Orm, now: number, round = CODES_ROUND): Promise<number> {
  let expired = 0
  let last: string | undefined = ''
  while (last !== undefined) {
    const seen: { readonly last: string | null; readonly count: number } = await lookAt(db, last, round)
    if (seen.last !== null) expired += await expireSome(db, { after: last, until: seen.last, now })
    last = seen.count === round && seen.last !== null ? seen.last : undefined
  }
  return expired
}

/** The last of the codes that are looked at next. */
async function lookAt(db: Orm, after: string, round: number) {
  const { rows } = await db.execute<{ last: string | null; count: number }>(sql`
    select max(id) as last, count(*)::int as count from (
      select c.id from order_codes c where ${isOpenCode(sql`c.status`)} and c.id > ${after} order by c.id limit ${round}) c`)
  return rows[0] ?? { last: null, count: 0 }
}

interface Some {
  readonly after: string
  readonly until: string
  readonly now: number
}

async function expireSome(db: Orm, { after, until, now }: Some): Promise<number> {
  const over = sql`${orderCodes.id} in (
    select c.id from order_codes c join order_lines l on l.id = c.line_id join orders o on o.id = c.order_id
    where ${isOpenCode(sql`c.status`)} and c.id > ${after} and c.id <= ${until} and ${lastDay} < ${shopDay(now)}
    for update of o, c skip locked)`
  const moved = await moveCodes(db, 'expire', [over])
  return moved.length
}

const HOUR = 3_600_000

/** Looks whether the shop's day is another: then at once, and every hour for what was left out. */
export function codeExpiry(db: Orm, now: () => number): () => Promise<void> {
  let doneIn = ''
  return async () => {
    const hour = `${shopDay(now())} ${Math.floor(now() / HOUR)}`
    if (hour === doneIn) return
    await expireCodes(db, now())
    doneIn = hour
  }
}
