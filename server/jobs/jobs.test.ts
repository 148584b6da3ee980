import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { readSetting } from '../db/server-settings.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { startMaintenance } from './maintenance.ts'
import { startDailyReseed } from '../sandbox/jobs/daily-reseed.ts'

const MINUTE = 60_000
const asked: string[] = []
const pool = (answer: (statement: string) => Promise<unknown>) =>
  ({
    query: (statement: string) => {
      asked.push(statement)
      return answer(statement)
    },
  }) as unknown as Pool
/** A database of two tables. */
const answers = async (statement: string) =>
  statement.startsWith('select') ? { rows: [{ name: 'public.orders' }, { name: 'public.teams' }] } : undefined
const vacuums = () => asked.filter((statement) => statement.startsWith('VACUUM'))

describe('the maintenance of the embedded database', () => {
  beforeEach(() => {
    asked.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('writes checkpoints every five minutes and vacuums every hour, until it is stopped', async () => {
    const problems: unknown[] = []
    const maintenance = startMaintenance(pool(answers), (problem) => problems.push(problem))
    await vi.advanceTimersByTimeAsync(61 * MINUTE)
    expect(asked.filter((statement) => statement === 'CHECKPOINT')).toHaveLength(12)
    expect(vacuums()).toEqual(['VACUUM (ANALYZE) public.orders', 'VACUUM (ANALYZE) public.teams'])
    maintenance.stop()
    asked.length = 0
    await vi.advanceTimersByTimeAsync(61 * MINUTE)
    expect(asked).toEqual([])
    expect(problems).toEqual([])
  })

  it('vacuums one table at a time, and begins no other once it is stopped', async () => {
    let done = () => {}
    const slow = (statement: string) =>
      statement.startsWith('VACUUM') ? new Promise<void>((end) => (done = end)) : answers(statement)
    const maintenance = startMaintenance(pool(slow), (problem) => expect.unreachable(String(problem)))
    await vi.advanceTimersByTimeAsync(61 * MINUTE)
    expect(vacuums()).toEqual(['VACUUM (ANALYZE) public.orders'])
    maintenance.stop()
    done()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(vacuums()).toHaveLength(1)
  })

  it('goes on to the next table where one fails, and says so', async () => {
    const problems: unknown[] = []
    const failing = (statement: string) =>
      statement.endsWith('orders') ? Promise.reject(new Error('gone')) : answers(statement)
    const maintenance = startMaintenance(pool(failing), (problem) => problems.push(problem))
    await vi.advanceTimersByTimeAsync(61 * MINUTE)
    maintenance.stop()
    expect([vacuums().length, problems]).toEqual([2, [new Error('gone')]])
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

/** Lets an hour pass for the maintenance, and waits until every table was vacuumed. @returns how many were */
async function anHourOf(real: Pool): Promise<number> {
  const done: string[] = []
  const query = async (statement: string) => {
    const answer = await real.query(statement)
    done.push(statement)
    return answer
  }
  const tables = (await real.query("select count(*)::int as all from pg_class where relkind in ('r', 'm')")).rows[0].all
  const problems: unknown[] = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const maintenance = startMaintenance({ query } as unknown as Pool, (problem) => problems.push(problem))
  vi.advanceTimersByTime(60 * MINUTE)
  vi.useRealTimers()
  const vacuumed = () => done.filter((statement) => statement.startsWith('VACUUM')).length
  await vi.waitFor(() => expect(vacuumed()).toBe(tables))
  maintenance.stop()
  expect(problems).toEqual([])
  return vacuumed()
}

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
    const isAnalysed = "select count(*)::int as known from pg_stats where tablename = 'busy'"
    expect((await real.query(isAnalysed)).rows[0].known).toBe(0)
    await anHourOf(real)
    expect((await real.query(isAnalysed)).rows[0].known).toBe(1)
    expect(await log()).not.toBe(before)
    for (let round = 0; round < 15; round++) await real.query('update busy set number = number + 1')
    expect((await real.query(size)).rows[0].size).toBeLessThanOrEqual(full)
  })

  it('a vacuum is as many messages as there are tables: another question is answered between two of them', async () => {
    const { pool: real } = test.database
    const heard: string[] = []
    const query = async (statement: string) => {
      const answer = await real.query(statement)
      heard.push(statement)
      return answer
    }
    const other = async () => {
      while (!heard.some((statement) => statement.startsWith('VACUUM'))) await real.query('select 1')
      heard.push('another')
    }
    const [vacuumed] = await Promise.all([anHourOf({ query } as unknown as Pool), other()])
    expect(vacuumed).toBeGreaterThan(50)
    const at = heard.indexOf('another')
    expect(heard.slice(at).filter((statement) => statement.startsWith('VACUUM')).length).toBeGreaterThan(0)
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
    await vi.waitFor(() => expect(onNewDay).toHaveBeenCalledOnce())
    expect(await readSetting(orm, 'sandbox-content')).toContain('2026-11-21')
    job.stop()
    vi.useRealTimers()
    expect([days, problems]).toEqual([['2026-11-20', '2026-11-21'], []])
  })
})
