import { asc, eq, sql } from 'drizzle-orm'
import type { SignActivity } from '../../schemas/domain/sign-activity.ts'
import { shopClock } from '../../src/domain/dates.ts'
import type { Orm } from '../db/open-database.ts'
import { signActivities } from '../db/schema.ts'

/** A sign activity by its id; without one the activity that goes on, else the next one, else the one that was last. */
export async function readSignActivity(
  db: Orm,
  activityId: string | undefined,
  now: number,
): Promise<SignActivity | undefined> {
  const clock = shopClock(now)
  const [row] = await db
    .select()
    .from(signActivities)
    .where(activityId ? eq(signActivities.id, activityId) : undefined)
    .orderBy(
      // Texts of the same form are in the order of their times.
      sql`case when ${signActivities.endDate} <= ${clock} then 2 when ${clock} < ${signActivities.startDate} then 1 else 0 end`,
      asc(signActivities.startDate),
    )
    .limit(1)
  return row && { activityId: row.id, startDate: row.startDate, endDate: row.endDate, ...row.body }
}
