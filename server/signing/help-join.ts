import { and, count, eq } from 'drizzle-orm'
import type { SignActivity } from '../../schemas/domain/sign-activity.ts'
import { activityStatus } from '../../src/domain/activity/activity-state.ts'
import { signHelpProblem, type SignHelpProblem } from '../../src/domain/sign/sign-rule.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { signHelps, signJoins } from '../db/schema.ts'
import type { WhichRows } from '../orders/status/which-rows.ts'
import { earnPoints } from '../points/ledger.ts'
import type { Face } from '../session/face.ts'
import type { JoinRow } from './join-activity.ts'
import { moveJoins } from './join-status.ts'

interface Help {
  readonly joinId: string
  readonly memberId: string
  /** Of the friend. */
  readonly face: Face
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

/** What a friend got for helping. */
interface Helped {
  readonly points: number
}

/**
 * A friend helps a member who takes part, once: asked again, it is told what it got then. Who is helped is locked meanwhile, so that of many
 * at once no more help than it takes.
 */
export const helpJoin = (
  db: Orm,
  activity: SignActivity,
  help: Help,
): Promise<Helped | SignHelpProblem | 'not-found'> =>
  db.transaction(async (tx) => {
    const [join] = await tx.select().from(signJoins).where(eq(signJoins.id, help.joinId)).for('update')
    if (!join) return 'not-found'
    const [mine] = await tx
      .select()
      .from(signHelps)
      .where(and(eq(signHelps.joinId, join.id), eq(signHelps.memberId, help.memberId)))
    return mine ? { points: mine.points } : helpAnew(tx, activity, join, help)
  })

async function helpAnew(tx: Queries, activity: SignActivity, join: JoinRow, help: Help) {
  const { activityId, helperPoints: points } = activity
  const { memberId, now } = help
  const helpers = await countHelps(tx, [eq(signHelps.joinId, join.id)])
  for (;;) {
    const helped = await countHelps(tx, [eq(signHelps.memberId, memberId), eq(signHelps.activityId, activityId)])
    const problem = signHelpProblem({
      ...{ timeStatus: activityStatus(activity, now), isOwn: join.memberId === memberId },
      ...{ isFull: helpers >= join.helpers, helped },
    })
    if (problem) return problem
    // Another member whom the friend helps at this moment may have taken the number: then it counts by now.
    if (await writeHelp(tx, { ...help, activityId, points, nth: helped + 1 })) break
  }
  await moveJoins(tx, helpers + 1 === join.helpers ? 'fill' : 'help', [eq(signJoins.id, join.id)])
  const entry = { reason: 'help', reference: `sign-help-${join.id}-${memberId}`, amount: points, now } as const
  await earnPoints(tx, { memberId, kind: 'points', ...entry, note: `助力 ${join.memberName || '好友'}` })
  return { points }
}

async function countHelps(tx: Queries, which: WhichRows): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(signHelps)
    .where(and(...which))
  return row?.total ?? 0
}

type NewHelp = Help & { readonly activityId: string; readonly points: number; readonly nth: number }

async function writeHelp(tx: Queries, { face, now, ...help }: NewHelp): Promise<boolean> {
  const row = { ...help, ...face, helpedAt: now }
  const written = await tx.insert(signHelps).values(row).onConflictDoNothing().returning({ nth: signHelps.nth })
  return written.length > 0
}

/** Gives a member what their friends brought, once they are all there. @returns whether it was given, now or before */
export const claimHelp = (db: Orm, { id, memberId, helpReward }: JoinRow, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [moved] = await moveJoins(tx, 'claim', [eq(signJoins.id, id)])
    if (moved) {
      const entry = { reason: 'help', reference: `sign-reward-${id}`, amount: helpReward, now } as const
      await earnPoints(tx, { memberId, kind: 'points', ...entry, note: '好友助力到齐' })
      return true
    }
    const [join] = await tx.select({ state: signJoins.state }).from(signJoins).where(eq(signJoins.id, id))
    return join?.state === 'rewarded'
  })
