import { and, count, desc, eq, gt, lte, min, sql } from 'drizzle-orm'
import { type PointEntry, type PointKind, pointReasons } from '../../schemas/domain/points.ts'
import { shopClock, shopDay } from '../../src/domain/dates.ts'
import { soonUntil } from '../../src/domain/points/expiry.ts'
import type { Orm } from '../db/open-database.ts'
import { pointEntries, pointLots } from '../db/schema.ts'

interface Input {
  readonly kind: PointKind
  readonly pageNumber: number
  readonly pageSize: number
}

/** What a member has, what of a kind is gone soon, and what became of that kind, the newest first. */
export async function readPoints(db: Orm, memberId: string, { kind, pageNumber, pageSize }: Input, now: number) {
  const of = and(eq(pointEntries.memberId, memberId), eq(pointEntries.kind, kind))
  const [found] = await db.select({ total: count() }).from(pointEntries).where(of)
  const rows = await db
    .select()
    .from(pointEntries)
    .where(of)
    .orderBy(desc(pointEntries.at), desc(pointEntries.place), desc(pointEntries.companyId))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return {
    ...(await readLeft(db, memberId, kind, now)),
    entries: rows.map(shownEntry),
    total: found?.total ?? 0,
  }
}

async function readLeft(db: Orm, memberId: string, kind: PointKind, now: number) {
  const good = and(eq(pointLots.memberId, memberId), gt(pointLots.left, 0), gt(pointLots.expiresAt, now))
  const left = sql<number>`sum(${pointLots.left})::int`
  const all = await db.select({ kind: pointLots.kind, left }).from(pointLots).where(good).groupBy(pointLots.kind)
  const has = (one: PointKind) => all.find((row) => row.kind === one)?.left ?? 0
  const [soon] = await db
    .select({ left, first: min(pointLots.expiresAt) })
    .from(pointLots)
    .where(and(good, eq(pointLots.kind, kind), lte(pointLots.expiresAt, soonUntil(now))))
  return {
    ...{ points: has('points'), coins: has('coins'), soon: soon?.left ?? 0 },
    ...(soon?.first && { soonDay: lastDayOf(soon.first) }),
  }
}

/** The last day on which what is gone at a midnight can be spent. */
const lastDayOf = (expiresAt: number): string => shopDay(expiresAt - 1)

const shownEntry = (row: typeof pointEntries.$inferSelect): PointEntry => ({
  ...{ id: `${row.kind}-${row.companyId}-${row.place}`, title: pointReasons[row.reason] },
  ...(row.note && { note: row.note }),
  ...{ amount: row.amount, balance: row.balance, time: shopClock(row.at) },
  ...(row.amount > 0 && row.expiresAt !== null && { goodUntil: lastDayOf(row.expiresAt) }),
})
