import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { SignActivity } from '../../schemas/domain/sign-activity.ts'
import type { Queries } from '../db/server-settings.ts'
import { signJoins } from '../db/schema.ts'
import type { Face } from '../session/face.ts'

export type JoinRow = typeof signJoins.$inferSelect

/** A member's taking part in an activity. */
export async function readJoin(db: Queries, activityId: string, memberId: string): Promise<JoinRow | undefined> {
  const [row] = await db
    .select()
    .from(signJoins)
    .where(and(eq(signJoins.activityId, activityId), eq(signJoins.memberId, memberId)))
  return row
}

/** The same by the id of its link, whoever's it is. */
export async function readSharedJoin(db: Queries, joinId: string): Promise<JoinRow | undefined> {
  const [row] = await db.select().from(signJoins).where(eq(signJoins.id, joinId))
  return row
}

/** Who joins twice takes part once. What friends bring is as the activity says now, and stays so. */
export async function joinActivity(
  db: Queries,
  { activityId, helpers, helpReward }: Pick<SignActivity, 'activityId' | 'helpers' | 'helpReward'>,
  { memberId, face, now }: { readonly memberId: string; readonly face: Face; readonly now: number },
): Promise<JoinRow> {
  await db
    .insert(signJoins)
    .values({
      ...{ id: randomUUID().replaceAll('-', ''), activityId, memberId, state: 'inviting', helpers, helpReward },
      ...{ ...face, joinedAt: now },
    })
    .onConflictDoNothing()
  const joined = await readJoin(db, activityId, memberId)
  if (!joined) throw new Error(`${memberId} did not join ${activityId}`)
  return joined
}
