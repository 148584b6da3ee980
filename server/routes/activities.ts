import { and, asc, eq, gt, gte, lt, lte, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Activity } from '../../schemas/domain/activity.ts'
import { datePart, shopDay, timePart } from '../../src/domain/dates.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import type { Orm } from '../db/open-database.ts'
import { activities } from '../db/schema.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import type { Clock } from '../ports/clock.ts'

/** The resort's schedule and one activity of it (A2, A4, A7). */
export function activityRoutes(app: FastifyInstance, db: Orm, clock: Clock): void {
  contractRoute(app, 'activitySchedule', async ({ body }) => ({
    code: '0',
    list: await findSchedule(db, body.merchantId, momentOf(body.startTime), momentOf(body.endTime)),
  }))
  contractRoute(app, 'activityDetail', async ({ query }) => {
    const found = await findActivity(db, query.activityId, query.date, shopDay(clock.now()))
    return found ?? refuse('not-found')
  })
}

interface Moment {
  /** YYYY-MM-DD, Beijing */
  readonly date: string
  /** Minute of the day. */
  readonly minute: number
}

/** 2026-11-20 09:30:00 -> 2026-11-20, minute 570. */
function momentOf(text: string): Moment {
  const [hours = 0, minutes = 0] = timePart(text).split(':').map(Number)
  return { date: datePart(text), minute: hours * 60 + minutes }
}

/**
 * Activities that run at some time from `from` to `to` (both included), cancelled ones too, in the order in which they begin. None runs
 * past midnight, so each is compared within its own day.
 */
async function findSchedule(db: Orm, merchantId: string, from: Moment, to: Moment): Promise<Activity[]> {
  const endsAfter = or(
    gt(activities.date, from.date),
    and(eq(activities.date, from.date), gt(activities.finishTime, from.minute)),
  )
  const beginsBefore = or(
    lt(activities.date, to.date),
    and(eq(activities.date, to.date), lte(activities.beginTime, to.minute)),
  )
  const rows = await db
    .select()
    .from(activities)
    .where(and(eq(activities.merchantId, merchantId), endsAfter, beginsBefore))
    .orderBy(asc(activities.date), asc(activities.beginTime), asc(activities.id))
  return rows.map(activityOf)
}

/** The activity of that date; without one, its nearest from today on. */
async function findActivity(
  db: Orm,
  id: string,
  date: string | undefined,
  today: string,
): Promise<Activity | undefined> {
  const when = date === undefined ? gte(activities.date, today) : eq(activities.date, date)
  const [row] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), when))
    .orderBy(asc(activities.date))
    .limit(1)
  return row && activityOf(row)
}

function activityOf({ id, priceFen, body, ...row }: typeof activities.$inferSelect): Activity {
  return { activityId: id, ...row, ...body, price: yuanOfFen(priceFen) }
}
