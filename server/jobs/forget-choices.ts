import { asc, inArray, lt } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { tempOrders } from '../db/schema.ts'

/** How long a choice is kept: a day. An order has what was chosen in its own rows, and its choice's id, so that it is ordered once. */
export const RETENTION = 24 * 60 * 60 * 1000

/** Choices that one statement deletes: more would hold up whoever waits behind it. */
export const CLEANUP_ROUND = 1_000

/** Deletes what shoppers chose more than a day ago, all that there is. @param now epoch ms of the shop's clock */
export async function forgetChoices(db: Orm, now: number): Promise<void> {
  for (;;) {
    const oldest = db
      .select({ id: tempOrders.id })
      .from(tempOrders)
      .where(lt(tempOrders.createdAt, now - RETENTION))
      .orderBy(asc(tempOrders.createdAt))
      .limit(CLEANUP_ROUND)
    const gone = await db.delete(tempOrders).where(inArray(tempOrders.id, oldest)).returning({ id: tempOrders.id })
    if (gone.length < CLEANUP_ROUND) return
  }
}
