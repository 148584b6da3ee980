import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { readSetting } from '../db/server-settings.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { startMaintenance } from './maintenance.ts'
import { startDailyReseed } from '../sandbox/jobs/daily-reseed.ts'

/** How long a machine under load may take, in ms. */
const PATIENCE = 20_000

const MINUTE = 60_000
const asked: string[] = []
const pool = (answer: () => Promise<unknown>) =>
  ({
    query: (statement: string) => {
      asked.push(statement)
      return answer()
    },
  }) as unknown as Pool

describe('the maintenance of the embedded database', () => {
  beforeEach(() => {
    asked.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('writes checkpoints every five minutes and vacuums every hour, until it is stopped', async () => {
    const problems: unknown[] = []
    const maintenance = startMaintenance(
      pool(async () => {}),
      (problem) => problems.push(problem),
    )
    await vi.advanceTimersByTimeAsync(61 * MINUTE)
    expect(asked.filter((statement) => statement === 'CHECKPOINT')).toHaveLength(12)
    expect(asked.filter((statement) => statement === 'VACUUM (ANALYZE)')).toHaveLength(1)
    maintenance.stop()
    await vi.advanceTimersByTimeAsync(61 * MINUTE)
    expect(asked).toHaveLength(13)
    expect(problems).toEqual([])
  })

  it('reports a failure and goes on', async () => {
    const problems: unknown[] = []
    const failing = pool(async () => {
      throw new Error('busy')
    })
    const maintenance = startMaintenance(failing, (problem) => problems.push(problem))
    await vi.advanceTimersByTimeAsync(11 * MINUTE)
    expect(problems).toHaveLength(2)
    maintenance.stop()
  })
})

describe('on the embedded database itself', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await embeddedDatabase()
  })
  afterAll(() => test.remove())

  it('a checkpoint frees the log, and a vacuum the rows that were changed', async () => {
    const { pool: real } = test.database
    const log = async () => (await real.query('select redo_lsn from pg_control_checkpoint()')).rows[0].redo_lsn
    await real.query('create table busy as select number from generate_series(1, 1000) as number')
    for (let round = 0; round < 20; round++) await real.query('update busy set number = number + 1')
    const [before, size] = [await log(), "select pg_relation_size('busy')::int as size"]
    const full = (await real.query(size)).rows[0].size
    await real.query('CHECKPOINT')
    await real.query('VACUUM (ANALYZE)')
    expect(await log()).not.toBe(before)
    for (let round = 0; round < 15; round++) await real.query('update busy set number = number + 1')
    expect((await real.query(size)).rows[0].size).toBeLessThanOrEqual(full)
  })

  it('a sandbox that runs past midnight in Beijing gets the new day', async () => {
    const { orm } = test.database
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    vi.setSystemTime(new Date('2026-11-20T23:58:00+08:00'))
    const days: string[] = []
    const contentOf = (today: string) => {
      days.push(today)
      return smallContent
    }
    await seedSandbox(orm, contentOf, Date.now())
    const problems: unknown[] = []
    const onNewDay = vi.fn()
    const job = startDailyReseed(orm, contentOf, { onNewDay, onError: (problem) => problems.push(problem) })
    vi.advanceTimersByTime(5 * MINUTE)
    await vi.waitFor(() => expect(onNewDay).toHaveBeenCalledOnce(), PATIENCE)
    expect(await readSetting(orm, 'sandbox-content')).toContain('2026-11-21')
    job.stop()
    vi.useRealTimers()
    expect([days, problems]).toEqual([['2026-11-20', '2026-11-21'], []])
  })
})
