import type { SignActivityRecord, SignJoinRecord } from '../../sandbox/content/signing.ts'
import { addDays, shopDay, startOfShopDay } from '../../src/domain/dates.ts'
import { pointsOn } from '../../src/domain/sign/streak.ts'
import type { Queries } from '../db/server-settings.ts'
import * as tables from '../db/schema.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What the shop offers: filled anew each day. */
export const signActivityRow = ({
  activityId: id,
  startDate,
  endDate,
  scenario: _why,
  ...body
}: SignActivityRecord) => ({ id, startDate, endDate, body })

interface Filling {
  readonly activities: readonly SignActivityRecord[]
  readonly joins: readonly SignJoinRecord[]
  /** Epoch ms. */
  readonly now: number
}

/** Who takes part, with the days they signed and the friends who helped. Who is there already is as they left it. */
export async function seedSigning(tx: Queries, { activities, joins, now }: Filling): Promise<void> {
  for (const join of joins) {
    const activity = activities.find(({ activityId }) => activityId === join.activityId)
    if (activity && (await isNew(tx, join, activity, now))) await fillJoin(tx, join, activity, now)
  }
}

async function isNew(tx: Queries, join: SignJoinRecord, activity: SignActivityRecord, now: number): Promise<boolean> {
  const { id, activityId, memberId, memberName, iconUrl, state } = join
  const { helpers, helpReward } = activity
  const made = await tx
    .insert(tables.signJoins)
    .values({ id, activityId, memberId, memberName, iconUrl, state, helpers, helpReward, joinedAt: now - 9 * DAY })
    .onConflictDoNothing()
    .returning({ id: tables.signJoins.id })
  return made.length > 0
}

async function fillJoin(tx: Queries, join: SignJoinRecord, activity: SignActivityRecord, now: number): Promise<void> {
  const { id: joinId, activityId, lastDay, streak } = join
  const lastOf = addDays(shopDay(now), lastDay)
  const days = Array.from({ length: streak }, (_, at) => {
    const day = addDays(lastOf, at + 1 - streak)
    const points = pointsOn(activity.dailyPoints, at + 1)
    return { joinId, day, streak: at + 1, points, signedAt: startOfShopDay(day) + 9 * HOUR }
  })
  const given = join.milestones.map(({ days: inRow, couponId }) => ({
    ...{ joinId, days: inRow, couponId: couponId ?? null, givenAt: now - DAY },
    points: couponId ? 0 : (activity.milestones.find((one) => one.days === inRow)?.points ?? 0),
  }))
  const helps = join.helpers.map((friend, at) => ({
    ...{ ...friend, joinId, activityId, points: activity.helperPoints },
    helpedAt: now - DAY - at * HOUR,
  }))
  if (days.length > 0) await tx.insert(tables.signDays).values(days)
  if (given.length > 0) await tx.insert(tables.signMilestones).values(given)
  if (helps.length > 0) await tx.insert(tables.signHelps).values(helps)
}
