import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LONGEST_OPENING, openFrom, serverDatabase, type TestDatabase } from '../../../../tests/fixtures/databases.ts'
import { missingPostgres } from '../../../../tests/fixtures/postgres.ts'
import type { Database } from '../../../db/open-database.ts'
import { studioCanaryCounts, studioReleases } from '../../../db/schema.ts'
import { moveRelease } from '../move-release.ts'
import { lockRelease } from '../read-releases.ts'
import { type CanaryCounts, createCanaryCounts, forgetSeen } from './canary-counts.ts'

const AT = 1_764_000_000_000
const MINUTE = 60_000

/** What two instances and whoever tries a release do at one time, each by a connection of its own, as PostgreSQL alone allows. */
describe.skipIf(missingPostgres())('[W3] counts of what is tried out, by several instances at once', () => {
  let opened: TestDatabase
  let other: Database
  beforeAll(async () => {
    opened = await serverDatabase()
    other = await openFrom(opened.source)
  }, LONGEST_OPENING)
  afterAll(async () => {
    await other.close()
    await opened.remove()
  })
  const db = () => opened.database.orm
  const first = { releaseId: 'r1', version: 2 }
  const counted = () =>
    db()
      .select({ arm: studioCanaryCounts.arm, views: studioCanaryCounts.views })
      .from(studioCanaryCounts)
      .orderBy(asc(studioCanaryCounts.arm), asc(studioCanaryCounts.minute))

  beforeEach(async () => {
    await db().delete(studioReleases)
    await db()
      .insert(studioReleases)
      .values({
        ...{ id: 'r1', kind: 'bundle', name: '双十一', message: '', state: 'canary', share: 10, version: 2 },
        ...{ createdBy: '小林', createdAt: AT, changedAt: AT, triedAt: AT },
      })
  })

  /** Until so many connections wait for a lock. */
  async function waiting(count: number) {
    const asked =
      "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    while ((await opened.database.pool.query<{ waiting: number }>(asked)).rows[0]?.waiting !== count) await wait(5)
  }

  it('are refused to nobody while it is tried anew, and those of the try before are left out', async () => {
    const counts = createCanaryCounts(other.orm, () => AT)
    counts.note('views', first, 'rest', 'anna')
    await counts.flush()
    counts.note('views', first, 'rest', 'bert')
    counts.note('views', first, 'share', 'carl')
    const { flushed } = await db().transaction(async (tx) => {
      const release = await lockRelease(tx, 'r1')
      if (!release) throw new Error('There is no release')
      const begun = counts.flush()
      await waiting(1)
      await forgetSeen(tx, 'r1')
      await moveRelease(tx, release, 'try', AT, { share: 20, triedAt: AT })
      return { flushed: begun }
    })
    await flushed
    expect(await counted()).toEqual([])
    counts.note('views', { ...first, version: 3 }, 'rest', 'bert')
    await counts.flush()
    expect(await counted(), 'counted anew, though it is the same minute').toEqual([{ arm: 'rest', views: 1 }])
  })

  it('of two instances that met their visitors in another order are both written', async () => {
    let now = AT
    const note = (by: CanaryCounts, minutes: readonly number[], visitor: string) => {
      for (const minute of minutes) {
        now = AT + minute * MINUTE
        by.note('views', first, 'rest', visitor)
      }
    }
    const one = createCanaryCounts(db(), () => now)
    const two = createCanaryCounts(other.orm, () => now)
    note(one, [0, 1, 2], 'anna')
    await one.flush()
    note(one, [0, 1, 2], 'bert')
    note(two, [2, 1, 0], 'carl')
    const inTheMiddle = eq(studioCanaryCounts.minute, Math.floor(AT / MINUTE) + 1)
    // Held until each of them has what comes first for it, and waits for what comes next.
    const { flushes } = await db().transaction(async (tx) => {
      await tx.select().from(studioCanaryCounts).where(inTheMiddle).for('update')
      const begun = [one.flush(), two.flush()]
      await waiting(2)
      return { flushes: begun }
    })
    await Promise.all(flushes)
    expect((await counted()).map(({ views }) => views)).toEqual([3, 3, 3])
  })
})
