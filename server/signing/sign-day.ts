import { desc, eq } from 'drizzle-orm'
import type { SignActivity } from '../../schemas/domain/sign-activity.ts'
import { shopDay } from '../../src/domain/dates.ts'
import { type LastSign, pointsOn, streakOn } from '../../src/domain/sign/streak.ts'
import { giveIfLeft } from '../catalogue/receive-coupon.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { signDays, signJoins, signMilestones } from '../db/schema.ts'
import { earnPoints } from '../points/ledger.ts'
import type { JoinRow } from './join-activity.ts'

/** What a day brought. */
export interface Signed {
  /** It was signed now, and not before. */
  readonly isNew: boolean
  readonly streak: number
  readonly points: number
  /** What the days in a row brought beside, in words. */
  readonly rewards: readonly string[]
}

/** The last day that was signed. */
export async function readLastSign(db: Queries, joinId: string): Promise<(LastSign & { points: number }) | undefined> {
  const [row] = await db
    .select({ day: signDays.day, streak: signDays.streak, points: signDays.points })
    .from(signDays)
    .where(eq(signDays.joinId, joinId))
    .orderBy(desc(signDays.day))
    .limit(1)
  return row
}

/**
 * Signs today, a day of Beijing: once, however often it is asked, also at the same moment: who takes part is locked meanwhile.
 * @param now epoch ms of the shop's clock
 */
export const signToday = (db: Orm, activity: SignActivity, { id }: JoinRow, now: number): Promise<Signed> =>
  db.transaction(async (tx) => {
    const [join] = await tx.select().from(signJoins).where(eq(signJoins.id, id)).for('update')
    if (!join) throw new Error(`${id} takes part no more while it is signed`)
    const today = shopDay(now)
    const last = await readLastSign(tx, id)
    // A clock that was set back finds a day to come: that counts as today's.
    if (last && last.day >= today) return { isNew: false, streak: last.streak, points: last.points, rewards: [] }
    const streak = streakOn(today, last)
    const points = pointsOn(activity.dailyPoints, streak)
    await tx.insert(signDays).values({ joinId: id, day: today, streak, points, signedAt: now })
    const rewards = await reward(tx, activity, { join, streak, now })
    const note = `第 ${streak} 天`
    const entry = { reason: 'sign', reference: `sign-${id}-${today}`, amount: points, note, now } as const
    await earnPoints(tx, { memberId: join.memberId, kind: 'points', ...entry })
    return { isNew: true, streak, points, rewards }
  })

interface Reached {
  readonly join: JoinRow
  readonly streak: number
  readonly now: number
}

/** What so many days in a row bring, once in an activity. */
async function reward(tx: Queries, { milestones }: SignActivity, reached: Reached): Promise<string[]> {
  const { join, streak, now } = reached
  const given: string[] = []
  for (const { days, couponId, points: instead } of milestones.filter((one) => one.days === streak)) {
    const known = await tx.select().from(signMilestones).where(eq(signMilestones.joinId, join.id))
    if (known.some((one) => one.days === days)) continue
    const coupon = await giveIfLeft(tx, { couponId, memberId: join.memberId }, now)
    const points = coupon ? 0 : instead
    await tx
      .insert(signMilestones)
      .values({ joinId: join.id, days, couponId: coupon?.couponId ?? null, points, givenAt: now })
    const entry = { reason: 'sign', reference: `sign-days-${join.id}-${days}`, now } as const
    if (!coupon)
      await earnPoints(tx, {
        ...{ memberId: join.memberId, kind: 'points', amount: points, ...entry },
        note: `连续签到 ${days} 天`,
      })
    given.push(coupon ? coupon.couponName : `${points} 积分`)
  }
  return given
}
