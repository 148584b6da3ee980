import { asc, inArray, lt } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { tempOrders } from '../db/schema.ts'
import type { Clock } from '../ports/clock.ts'
import { startInterval } from './start-interval.ts'

const CLEAN_EVERY = 60 * 60 * 1000

/** How long a choice is kept: a day. An order has what was chosen in its own rows, and its choice's id, so that it is ordered once. */
export const RETENTION = 24 * 60 * 60 * 1000

/** Choices that one statement deletes: more would hold up whoever waits behind it. */
export const CLEANUP_ROUND = 1_000

/** Deletes what shoppers chose more than a day ago by the shop's clock, every hour, all that there is. */
export const startTempOrderCleanup = (
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } => startInterval(CLEAN_EVERY, () => cleanAll(db, clock.now() - RETENTION), onError)

async function cleanAll(db: Orm, before: number): Promise<void> {
  for (;;) {
    const oldest = db
      .select({ id: tempOrders.id })
      .from(tempOrders)
      .where(lt(tempOrders.createdAt, before))
      .orderBy(asc(tempOrders.createdAt))
      .limit(CLEANUP_ROUND)
    const gone = await db.delete(tempOrders).where(inArray(tempOrders.id, oldest)).returning({ id: tempOrders.id })
    if (gone.length < CLEANUP_ROUND) return
  }
}
