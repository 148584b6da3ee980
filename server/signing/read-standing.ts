import { desc, eq, inArray } from 'drizzle-orm'
import type { SignActivity, SignAssist, SignStandingReply } from '../../schemas/domain/sign-activity.ts'
import { activityStatus } from '../../src/domain/activity/activity-state.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { maskedName } from '../members/masks.ts'
import { assistStanding, signStanding } from '../../src/domain/sign/sign-rule.ts'
import { type LastSign, roundOf, streakNow } from '../../src/domain/sign/streak.ts'
import type { Orm } from '../db/open-database.ts'
import {
  activityTasks,
  activityTasksDone,
  coupons,
  signDays,
  signHelps,
  signJoins,
  signMilestones,
} from '../db/schema.ts'
import { type JoinRow, readJoin } from './join-activity.ts'
import { readLastSign } from './sign-day.ts'

interface Looking {
  readonly memberId: string | undefined
  /** Epoch ms of the shop's clock. */
  readonly now: number
}

type HelpRow = typeof signHelps.$inferSelect

/** A sign activity as a member, or a visitor, finds it. */
export async function readStanding(db: Orm, activity: SignActivity, looking: Looking): Promise<SignStandingReply> {
  const { memberId, now } = looking
  const join = memberId === undefined ? undefined : await readJoin(db, activity.activityId, memberId)
  const last = join && (await readLastSign(db, join.id))
  const today = shopDay(now)
  const streak = streakNow(today, last)
  const shown = shownOf(activity, now)
  const isSigned = last !== undefined && last.day >= today
  return {
    ...shown,
    ...(join && { joinId: join.id }),
    streak,
    ...(await readRewards(db, activity, join)),
    days: roundOf(activity.dailyPoints, isSigned ? last.day : today, last as LastSign | undefined),
    tasks: await readTasks(db, activity, memberId),
    help: await readHelp(db, activity, join),
    ...signStanding({ timeStatus: shown.timeStatus, hasJoined: join !== undefined, isSigned, streak }),
  }
}

/** A friend's taking part, as who opens its link sees it. */
export async function readAssist(
  db: Orm,
  activity: SignActivity,
  join: JoinRow,
  { memberId, now }: Looking,
): Promise<SignAssist> {
  const shown = shownOf(activity, now)
  const isOwn = join.memberId === memberId
  const help = await readHelp(db, activity, join, (friend) => isOwn || friend === memberId)
  const [mine] = memberId === undefined ? [] : await helpsOf(db, [join.id]).then((all) => all.filter(isOf(memberId)))
  return {
    ...shown,
    ...{ joinId: join.id, leader: { nickName: join.memberName, iconUrl: join.iconUrl }, isOwn, help },
    helperPoints: activity.helperPoints,
    ...assistStanding({
      ...{ timeStatus: shown.timeStatus, isOwn, hasHelped: mine !== undefined },
      state: help.state,
    }),
  }
}

/** Friends who helped a member, and whom the member helped; the newest first. */
export async function readAssistRecord(db: Orm, activityId: string, memberId: string) {
  const join = await readJoin(db, activityId, memberId)
  const received = join ? await helpsOf(db, [join.id]) : []
  const given = await db
    .select({ help: signHelps, join: signJoins })
    .from(signHelps)
    .innerJoin(signJoins, eq(signJoins.id, signHelps.joinId))
    .where(eq(signHelps.memberId, memberId))
    .orderBy(desc(signHelps.helpedAt))
  const ofActivity = given.filter(({ help }) => help.activityId === activityId)
  return {
    received: received.map(friendOf),
    given: ofActivity.map(({ help, join: helped }) => friendOf({ ...help, ...faceOf(helped) })),
  }
}

const faceOf = ({ iconUrl, memberName }: JoinRow) => ({ iconUrl, memberName })
const isOf =
  (memberId: string) =>
  (help: HelpRow): boolean =>
    help.memberId === memberId

const shownOf = (activity: SignActivity, now: number) => {
  const { activityId, title, subtitle, startDate, endDate, rules } = activity
  return { activityId, title, subtitle, startDate, endDate, rules, timeStatus: activityStatus(activity, now) }
}

/** Who has a member's link is told of the friends no whole name but their own. */
const friendFor =
  (mayKnow: (friendId: string) => boolean) =>
  (help: HelpRow): ReturnType<typeof friendOf> =>
    friendOf(mayKnow(help.memberId) ? help : { ...help, memberName: maskedName(help.memberName) })

const friendOf = ({ memberName, iconUrl, helpedAt, points }: HelpRow) => ({
  ...{ nickName: memberName, iconUrl, time: shopClock(helpedAt), points },
})

const helpsOf = (db: Orm, joinIds: string[]): Promise<HelpRow[]> =>
  db.select().from(signHelps).where(inArray(signHelps.joinId, joinIds)).orderBy(desc(signHelps.helpedAt))

async function readHelp(
  db: Orm,
  activity: SignActivity,
  join: JoinRow | undefined,
  mayKnow: (friendId: string) => boolean = () => true,
): Promise<SignStandingReply['help']> {
  const { helpers: wanted, helpReward: reward } = join ?? activity
  const friends = join ? await helpsOf(db, [join.id]) : []
  return { state: join?.state ?? 'inviting', wanted, reward, friends: friends.map(friendFor(mayKnow)) }
}

/** What the days in a row bring, and how many points the member has of this activity. */
async function readRewards(db: Orm, { milestones }: SignActivity, join: JoinRow | undefined) {
  const given = join ? await db.select().from(signMilestones).where(eq(signMilestones.joinId, join.id)) : []
  const days = join
    ? await db.select({ points: signDays.points }).from(signDays).where(eq(signDays.joinId, join.id))
    : []
  const names = await couponNames(
    db,
    milestones.map(({ couponId }) => couponId),
  )
  const ofHelp = join?.state === 'rewarded' ? join.helpReward : 0
  return {
    earned: [...given, ...days].reduce((sum, { points }) => sum + points, ofHelp),
    milestones: milestones.map((milestone) => {
      const done = given.find((one) => one.days === milestone.days)
      const coupon = names.get(done?.couponId ?? milestone.couponId)
      const isPoints = done ? done.couponId === null : coupon === undefined
      return {
        title: `连续签到 ${milestone.days} 天`,
        reward: isPoints ? `${done?.points ?? milestone.points} 积分` : (coupon ?? '优惠券'),
        isDone: done !== undefined,
      }
    }),
  }
}

async function couponNames(db: Orm, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: coupons.id, body: coupons.body }).from(coupons).where(inArray(coupons.id, ids))
  return new Map(rows.map(({ id, body }) => [id, body.couponName]))
}

/** Browse tasks of the activity: the page on which one is done is the home page. */
async function readTasks(db: Orm, { taskIds }: SignActivity, memberId: string | undefined) {
  if (taskIds.length === 0) return []
  const tasks = await db.select().from(activityTasks).where(inArray(activityTasks.activityTaskRelationId, taskIds))
  const done = await db
    .select()
    .from(activityTasksDone)
    .where(eq(activityTasksDone.memberId, memberId ?? ''))
  return taskIds.flatMap((id) => {
    const task = tasks.find((one) => one.activityTaskRelationId === id)
    if (!task) return []
    const isDone = done.some((one) => one.activityTaskRelationId === id)
    return [{ title: task.body.taskName, reward: task.body.reward, isDone, to: `/?activityTaskRelationId=${id}` }]
  })
}
