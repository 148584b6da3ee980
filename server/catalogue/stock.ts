import { and, gte, inArray, lte } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { stockTaken } from '../db/schema.ts'

/** The day of what has no day. */
export const NO_DAY = ''

/** How many of an item are taken on a day: 0 where nothing is. */
export type Taken = (itemId: string, day?: string) => number

/** What is taken of some items, from a day to a day (both in); without days: of what has no day. */
export async function readTaken(db: Orm, itemIds: readonly string[], from = NO_DAY, until = from): Promise<Taken> {
  if (itemIds.length === 0) return () => 0
  const rows = await db
    .select()
    .from(stockTaken)
    .where(and(inArray(stockTaken.itemId, [...itemIds]), gte(stockTaken.day, from), lte(stockTaken.day, until)))
  const known = new Map(rows.map(({ itemId, day, taken }) => [`${itemId} ${day}`, taken]))
  return (itemId, day = NO_DAY) => known.get(`${itemId} ${day}`) ?? 0
}
