import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Orm } from '../../../db/open-database.ts'
import type { Queries } from '../../../db/server-settings.ts'
import { studioCanaryCounts, studioReleases } from '../../../db/schema.ts'
import type { Seen } from './error-rates.ts'

/** share: who gets what is tried out; rest: who does not. */
export type CanaryArm = 'share' | 'rest'

const MINUTE = 60_000
/** Visitors of a minute that are known as counted: more than come in one. */
const KNOWN = 50_000

/** A release as it is tried out: anew, or with another share, it is another version. */
export interface Tried {
  readonly releaseId: string
  readonly version: number
}

export interface CanaryCounts {
  /** A visitor opened a page, or had a block that failed: each counts once in a minute. */
  readonly note: (what: keyof Seen, tried: Tried, arm: CanaryArm, visitor: string) => void
  /** Writes down what was counted since the last time, but of a try that is over. */
  readonly flush: () => Promise<void>
}

interface Row extends Tried, Seen {
  readonly arm: CanaryArm
  readonly minute: number
}

/** What this process counts; all of them write to one table. */
export function createCanaryCounts(db: Orm, now: () => number): CanaryCounts {
  const known = new LRUCache<string, true>({ max: KNOWN })
  let rows = new Map<string, Row>()
  return {
    note(what, { releaseId, version }, arm, visitor) {
      const minute = Math.floor(now() / MINUTE)
      const one = `${what} ${releaseId} ${version} ${visitor} ${minute}`
      if (known.has(one)) return
      known.set(one, true)
      const key = `${releaseId} ${version} ${arm} ${minute}`
      const row = rows.get(key) ?? { releaseId, version, arm, minute, views: 0, failures: 0 }
      rows.set(key, { ...row, [what]: row[what] + 1 })
    },
    async flush() {
      if (rows.size === 0) return
      const counted = [...rows.values()]
      rows = new Map()
      await db.transaction((tx) => write(tx, counted))
    },
  }
}

/**
 * All instances and whoever tries a release anew lock in one order, the release and then its counts by their key, so that none of them is
 * undone by a deadlock. While the release is locked it stays the version that it is: what was counted of another one is left out.
 */
async function write(tx: Queries, counted: readonly Row[]): Promise<void> {
  const { id, version } = studioReleases
  const ids = counted.map((row) => row.releaseId)
  const current = await tx.select({ id, version }).from(studioReleases).where(inArray(id, ids)).orderBy(id).for('share')
  const versions = new Map(current.map((one) => [one.id, one.version]))
  const values = counted
    .filter((row) => versions.get(row.releaseId) === row.version)
    .map(({ version: _known, ...row }) => row)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  if (values.length === 0) return
  const { releaseId, arm, minute, views, failures } = studioCanaryCounts
  await tx
    .insert(studioCanaryCounts)
    .values(values)
    .onConflictDoUpdate({
      target: [releaseId, arm, minute],
      set: { views: sql`${views} + excluded.views`, failures: sql`${failures} + excluded.failures` },
    })
}

const orderOf = ({ releaseId, arm, minute }: Omit<Row, 'version'>) => `${releaseId} ${arm} ${minute}`

/** What was counted of a release from a moment on (epoch ms), by arm. */
export async function seenSince(db: Queries, id: string, from: number): Promise<Readonly<Record<CanaryArm, Seen>>> {
  const { releaseId, arm, minute, views, failures } = studioCanaryCounts
  const rows = await db
    .select({ arm, views: sql<number>`sum(${views})::int`, failures: sql<number>`sum(${failures})::int` })
    .from(studioCanaryCounts)
    .where(and(eq(releaseId, id), gte(minute, Math.floor(from / MINUTE))))
    .groupBy(arm)
  const of = (one: CanaryArm): Seen => {
    const found = rows.find((row) => row.arm === one)
    return { views: found?.views ?? 0, failures: found?.failures ?? 0 }
  }
  return { share: of('share'), rest: of('rest') }
}

/** What was counted of an earlier try says nothing about this one, also where both are of one minute. */
export const forgetSeen = (tx: Queries, id: string): Promise<unknown> =>
  tx.delete(studioCanaryCounts).where(eq(studioCanaryCounts.releaseId, id))
