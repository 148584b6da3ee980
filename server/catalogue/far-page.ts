import { and, asc, desc, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../db/open-database.ts'
import { A_MINUTE, cachedRead } from './cached-reads.ts'

/** How many rows are passed over for a page at most. */
export const STRIDE = 1_000

/** A column by which a list is in its order, upwards or down. The last one is nobody else's. */
export type OrderKey = readonly [column: PgColumn, direction: 'up' | 'down']

export const inOrder = (keys: readonly OrderKey[]): SQL[] =>
  keys.map(([column, direction]) => (direction === 'up' ? asc(column) : desc(column)))

interface List {
  /** Names it, with all that `where` chooses by. */
  readonly name: string
  readonly keys: readonly [OrderKey, ...OrderKey[]]
  readonly where: SQL | undefined
}

/**
 * From where a page of a long list is read, so that a later one costs as much as the first: what stood at each STRIDE a minute ago. The first
 * STRIDE are as they are now.
 * @param before how many come before the page
 * @returns undefined: there is no such page
 */
export async function startOfPage(
  db: Orm,
  list: List,
  before: number,
): Promise<{ where?: SQL; offset: number } | undefined> {
  if (before < STRIDE) return { offset: before }
  const starts = await cachedRead(db, `starts ${list.name}`, () => readStarts(db, list), A_MINUTE)
  const start = starts[Math.floor(before / STRIDE)]
  return start && { where: reaching(list.keys, start), offset: before % STRIDE }
}

type Start = readonly (string | number)[]

async function readStarts(db: Orm, { keys, where }: List): Promise<readonly Start[]> {
  const columns = keys.map(([column]) => sql`${column}`)
  const { rows } = await db.execute<{ start: Start }>(sql`
    select start from (
      select jsonb_build_array(${sql.join(columns, sql`, `)}) as start, row_number() over (order by ${sql.join(inOrder(keys), sql`, `)}) as place
      from ${keys[0][0].table} where ${where ?? sql`true`}) listed
    where place % ${STRIDE} = 1 order by place`)
  return rows.map(({ start }) => start)
}

/** What stands at a start or after it, in words by which an index is searched. */
function reaching([[column, direction], next, ...rest]: List['keys'], [value, ...values]: Start): SQL | undefined {
  const [reached, passed] = direction === 'up' ? [gte, gt] : [lte, lt]
  const here = reached(column, value)
  return next ? and(here, or(passed(column, value), reaching([next, ...rest], values))) : here
}
