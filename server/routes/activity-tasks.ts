import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ActivityTask } from '../../schemas/domain/activity-task.ts'
import type { Orm } from '../db/open-database.ts'
import { activityTasks, activityTasksDone } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import { earnPoints } from '../points/ledger.ts'
import type { Clock } from '../ports/clock.ts'

/** Browse tasks (A3, A4, A7): read one, and complete it once. */
export function activityTaskRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'activityTask', async ({ query, viewer }) => {
    const found = await findTask(db, query.activityTaskRelationId, viewer?.memberId)
    return found ?? refuse('not-found')
  })
  contractRoute(app, 'submitCompleteActivityTask', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { activityTaskId, activityTaskRelationId } = body
    const task = await findTask(db, activityTaskRelationId, viewer.memberId)
    if (task?.activityTaskId !== activityTaskId) return refuse('not-found')
    await completeTask(db, task, viewer.memberId, clock.now())
    return { reward: task.reward }
  })
}

/** Done once, and rewarded once, however often it is submitted. */
const completeTask = (db: Orm, task: ActivityTask, memberId: string, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { activityTaskRelationId, points: amount, taskName: note } = task
    await tx.insert(activityTasksDone).values({ activityTaskRelationId, memberId, doneAt: now }).onConflictDoNothing()
    if (amount === undefined) return
    const reward = { reason: 'task', reference: activityTaskRelationId, amount, note, now } as const
    await earnPoints(tx, { memberId, kind: 'points', ...reward })
  })

/** @param memberId who asks; nobody has done it for a visitor */
async function findTask(db: Orm, relationId: string, memberId: string | undefined): Promise<ActivityTask | undefined> {
  const done = and(
    eq(activityTasksDone.activityTaskRelationId, activityTasks.activityTaskRelationId),
    eq(activityTasksDone.memberId, memberId ?? ''),
  )
  const [row] = await db
    .select()
    .from(activityTasks)
    .leftJoin(activityTasksDone, done)
    .where(eq(activityTasks.activityTaskRelationId, relationId))
  if (!row) return undefined
  const { body, ...ids } = row.activity_tasks
  return { ...ids, ...body, done: row.activity_tasks_done !== null }
}
