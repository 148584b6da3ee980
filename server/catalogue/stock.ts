import { and, gte, inArray, lte } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { stockTaken } from '../db/schema.ts'
import { batchReads, type BatchedRead } from './batch-reads.ts'

/** The day of what has no day. */
export const NO_DAY = ''

/** How many of an item are taken on a day: 0 where nothing is. */
export type Taken = (itemId: string, day?: string) => number

type TakenRow = typeof stockTaken.$inferSelect

/**
 * What is taken of some items, from a day to a day (both in); without days: of what has no day. Those who ask for the same days while a
 * read is on its way are read for together after it: always later than they asked, so that nobody is told of an older stock.
 */
export async function readTaken(db: Orm, itemIds: readonly string[], from = NO_DAY, until = from): Promise<Taken> {
  if (itemIds.length === 0) return () => 0
  const rows = await readOf(db)({ group: `${from} ${until}`, ids: itemIds })
  const known = new Map(rows.map(({ itemId, day, taken }) => [`${itemId} ${day}`, taken]))
  return (itemId, day = NO_DAY) => known.get(`${itemId} ${day}`) ?? 0
}

const reads = new WeakMap<Orm, BatchedRead<TakenRow>>()

function readOf(db: Orm): BatchedRead<TakenRow> {
  const known = reads.get(db) ?? batchReads((days, ids) => readRows(db, days, ids))
  reads.set(db, known)
  return known
}

/** @param days the first and the last, apart by a space */
function readRows(db: Orm, days: string, itemIds: readonly string[]): Promise<TakenRow[]> {
  const [from = NO_DAY, until = NO_DAY] = days.split(' ')
  return db
    .select()
    .from(stockTaken)
    .where(and(inArray(stockTaken.itemId, [...itemIds]), gte(stockTaken.day, from), lte(stockTaken.day, until)))
}
