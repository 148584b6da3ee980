import { and, eq, gte, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Orm } from '../../../db/open-database.ts'
import type { Queries } from '../../../db/server-settings.ts'
import { studioCanaryCounts } from '../../../db/schema.ts'
import type { Seen } from './error-rates.ts'

/** share: who gets what is tried out; rest: who does not. */
export type CanaryArm = 'share' | 'rest'

const MINUTE = 60_000
/** Visitors of a minute that are known as counted: more than come in one. */
const KNOWN = 50_000

export interface CanaryCounts {
  /** A visitor opened a page, or had a block that failed: each counts once in a minute. */
  readonly note: (what: keyof Seen, releaseId: string, arm: CanaryArm, visitor: string) => void
  /** Writes down what was counted since the last time. */
  readonly flush: () => Promise<void>
}

interface Row extends Seen {
  readonly releaseId: string
  readonly arm: CanaryArm
  readonly minute: number
}

/** What this process counts; all of them write to one table. */
export function createCanaryCounts(db: Orm, now: () => number): CanaryCounts {
  const known = new LRUCache<string, true>({ max: KNOWN })
  let rows = new Map<string, Row>()
  return {
    note(what, releaseId, arm, visitor) {
      const minute = Math.floor(now() / MINUTE)
      const one = `${what} ${releaseId} ${visitor} ${minute}`
      if (known.has(one)) return
      known.set(one, true)
      const key = `${releaseId} ${arm} ${minute}`
      const row = rows.get(key) ?? { releaseId, arm, minute, views: 0, failures: 0 }
      rows.set(key, { ...row, [what]: row[what] + 1 })
    },
    async flush() {
      if (rows.size === 0) return
      const written = [...rows.values()]
      rows = new Map()
      const { releaseId, arm, minute, views, failures } = studioCanaryCounts
      await db
        .insert(studioCanaryCounts)
        .values(written)
        .onConflictDoUpdate({
          target: [releaseId, arm, minute],
          set: { views: sql`${views} + excluded.views`, failures: sql`${failures} + excluded.failures` },
        })
    },
  }
}

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
