import type { FastifyInstance } from 'fastify'
import { activityStatus } from '../../src/domain/activity/activity-state.ts'
import { signProblem } from '../../src/domain/sign/sign-rule.ts'
import type { Orm } from '../db/open-database.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import type { Clock } from '../ports/clock.ts'
import { faceOf } from '../session/face.ts'
import { claimHelp, helpJoin } from '../signing/help-join.ts'
import { joinActivity, readJoin, readSharedJoin } from '../signing/join-activity.ts'
import { readSignActivity } from '../signing/read-activities.ts'
import { readAssist, readAssistRecord, readStanding } from '../signing/read-standing.ts'
import { type Signed, signToday } from '../signing/sign-day.ts'

/** Sign activities (B1 /signActivity): days in a row, their rewards, and the help of friends. */
export function signActivityRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'signActivity', async ({ query: { activityId }, viewer }) => {
    const activity = await readSignActivity(db, activityId, clock.now())
    if (!activity) return refuse('not-found')
    return readStanding(db, activity, { memberId: viewer?.memberId, now: clock.now() })
  })
  contractRoute(app, 'signOpen', async ({ body: { activityId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const now = clock.now()
    const { memberId } = viewer
    const activity = await readSignActivity(db, activityId, now)
    if (!activity) return refuse('not-found')
    const problem = signProblem(activityStatus(activity, now))
    if (problem) return refuse(problem)
    const { id } = await joinActivity(db, activity, { memberId, face: await faceOf(db, memberId), now })
    return { joinId: id }
  })
  contractRoute(app, 'signToday', async ({ body: { activityId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const now = clock.now()
    const activity = await readSignActivity(db, activityId, now)
    if (!activity) return refuse('not-found')
    const problem = signProblem(activityStatus(activity, now))
    if (problem) return refuse(problem)
    const join = await readJoin(db, activityId, viewer.memberId)
    if (!join) return refuse('sign-not-joined')
    const signed = await signToday(db, activity, join, now)
    return { ...signed, rewards: [...signed.rewards], word: signedWord(signed) }
  })
  signHelpRoutes(app, db, clock)
}

function signedWord({ isNew, streak, points, rewards }: Signed): string {
  if (!isNew) return `今天已经签到，连续 ${streak} 天`
  const more = rewards.map((reward) => `，还有${reward}`).join('')
  return `签到成功，得 ${points} 积分${more}`
}

function signHelpRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'signAssist', async ({ query: { joinId }, viewer }) => {
    const join = await readSharedJoin(db, joinId)
    const activity = join && (await readSignActivity(db, join.activityId, clock.now()))
    if (!join || !activity) return refuse('not-found')
    return readAssist(db, activity, join, { memberId: viewer?.memberId, now: clock.now() })
  })
  contractRoute(app, 'signHelp', async ({ body: { joinId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    const now = clock.now()
    const join = await readSharedJoin(db, joinId)
    const activity = join && (await readSignActivity(db, join.activityId, now))
    if (!activity) return refuse('not-found')
    const helped = await helpJoin(db, activity, { joinId, memberId, face: await faceOf(db, memberId), now })
    return typeof helped === 'string' ? refuse(helped) : helped
  })
  contractRoute(app, 'signClaim', async ({ body: { activityId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const join = await readJoin(db, activityId, viewer.memberId)
    if (!join) return refuse('not-found')
    return (await claimHelp(db, join, clock.now())) ? { points: join.helpReward } : refuse('sign-help-open')
  })
  contractRoute(app, 'signAssistRecord', async ({ query, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const activity = await readSignActivity(db, query.activityId, clock.now())
    return activity ? readAssistRecord(db, activity.activityId, viewer.memberId) : refuse('not-found')
  })
}
