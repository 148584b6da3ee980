import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { BrokenReference } from '../../../schemas/studio/numbers.ts'
import { addDays, datePart } from '../../../src/domain/dates.ts'
import { studioReferenceRuns } from '../../db/schema.ts'
import type { Orm } from '../../db/open-database.ts'
import type { Queries } from '../../db/server-settings.ts'

/** When the shop sleeps, and nobody was told of the day yet. */
const NIGHT_BEGINS = '03:00'

/** Days that are kept. */
const KEEP = 30

/** Keeps what was found on a day, and forgets what is long ago. */
export async function keepRun(db: Queries, day: string, now: number, found: readonly BrokenReference[]): Promise<void> {
  const done = { claimedAt: now, finishedAt: now, found }
  await db
    .insert(studioReferenceRuns)
    .values({ day, ...done })
    .onConflictDoUpdate({ target: studioReferenceRuns.day, set: done })
  await db.delete(studioReferenceRuns).where(lt(studioReferenceRuns.day, addDays(day, -KEEP)))
}

/** The last run that came to its end. */
export async function lastRun(db: Queries) {
  const [row] = await db
    .select()
    .from(studioReferenceRuns)
    .where(isNotNull(studioReferenceRuns.finishedAt))
    .orderBy(desc(studioReferenceRuns.finishedAt))
    .limit(1)
  if (!row || row.finishedAt === null) return undefined
  return { checkedAt: row.finishedAt, found: row.found as BrokenReference[] }
}

/** Told by the last look alone: that a product can't be bought any more is in no file. All else a count of mistakes knows by itself. */
const OF_THE_MALL = 'product-not-sold'

export interface BrokenPages {
  readonly checkedAt: number
  /** Dead ends of a page that serves, by its name. */
  readonly dead: ReadonlyMap<string, number>
}

/** How many products that pages lead to were no longer sold when it was looked up last. */
export async function brokenPages(db: Queries): Promise<BrokenPages> {
  const { checkedAt = 0, found = [] } = (await lastRun(db)) ?? {}
  const dead = new Map<string, number>()
  for (const { name, rule, severity } of found)
    if (rule === OF_THE_MALL && severity === 'error') dead.set(name, (dead.get(name) ?? 0) + 1)
  return { checkedAt, dead }
}

interface NightlyDeps {
  readonly db: Orm
  /** Epoch ms of the machine. */
  readonly now: () => number
  /** The shop's time, 2026-11-20T08:30:00 */
  readonly shopNow: () => string
  readonly lookUp: () => Promise<readonly BrokenReference[]>
  readonly onBroken: (found: readonly BrokenReference[]) => void
}

/** Looks once for each night, after three; a server that slept then looks when it is up. One that came to no end is done anew. */
export async function lookEachNight({ db, now, shopNow, lookUp, onBroken }: NightlyDeps): Promise<void> {
  const moment = shopNow()
  if (moment.slice(11, 16) < NIGHT_BEGINS) return
  const day = datePart(moment)
  const isDone = and(eq(studioReferenceRuns.day, day), isNotNull(studioReferenceRuns.finishedAt))
  if ((await db.$count(studioReferenceRuns, isDone)) > 0) return
  const found = await lookUp()
  await keepRun(db, day, now(), found)
  if (found.length > 0) onBroken(found)
}
