import { fastify } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { smallContent } from '../../tests/fixtures/small-content.ts'
import { readSetting } from '../db/server-settings.ts'
import { seedSandbox } from '../sandbox/seed.ts'
import { maintenanceJobs } from './maintenance.ts'
import { sandboxJobs } from '../sandbox/sandbox-jobs.ts'

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

const roundOf = (name: string, of: Pool) =>
  maintenanceJobs(of)
    .find((job) => job.name === name)!
    .run()

describe('the maintenance of the embedded database', () => {
  beforeEach(() => void (asked.length = 0))

  it('writes checkpoints, and vacuums one table at a time', async () => {
    await roundOf('checkpoint', pool(answers))
    expect(asked).toEqual(['CHECKPOINT'])
    let inside = 0
    await roundOf(
      'vacuum',
      pool(async (statement) => {
        expect((inside += 1)).toBe(1)
        await Promise.resolve()
        inside -= 1
        return answers(statement)
      }),
    )
    expect(vacuums()).toEqual(['VACUUM (ANALYZE) public.orders', 'VACUUM (ANALYZE) public.teams'])
  })

  it('goes on to the next table where one fails, and says so', async () => {
    const failing = (statement: string) =>
      statement.endsWith('orders') ? Promise.reject(new Error('gone')) : answers(statement)
    await expect(roundOf('vacuum', pool(failing))).rejects.toThrow('1 tables were not vacuumed')
    expect(vacuums()).toHaveLength(2)
  })

  it('begins no other table once the server stops, which closes the database', async () => {
    const closed = (statement: string) =>
      statement.endsWith('orders')
        ? Promise.reject(new Error('Cannot use a pool after calling end on the pool'))
        : answers(statement)
    await expect(roundOf('vacuum', pool(closed))).rejects.toThrow('Cannot use a pool')
    expect(vacuums()).toHaveLength(1)
  })
})

describe('on the embedded database itself', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await embeddedDatabase()
  })
  afterAll(() => test.remove())
  afterEach(() => vi.useRealTimers())

  it('a checkpoint frees the log, and a vacuum the rows that were changed', async () => {
    const { pool: real } = test.database
    const log = async () => (await real.query('select redo_lsn from pg_control_checkpoint()')).rows[0].redo_lsn
    await real.query('create table busy as select number from generate_series(1, 1000) as number')
    for (let round = 0; round < 20; round++) await real.query('update busy set number = number + 1')
    const [before, size] = [await log(), "select pg_relation_size('busy')::int as size"]
    const full = (await real.query(size)).rows[0].size
    const isAnalysed = "select count(*)::int as known from pg_stats where tablename = 'busy'"
    expect((await real.query(isAnalysed)).rows[0].known).toBe(0)
    await roundOf('vacuum', real)
    await roundOf('checkpoint', real)
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
    await Promise.all([roundOf('vacuum', { query } as unknown as Pool), other()])
    expect(heard.filter((statement) => statement.startsWith('VACUUM')).length).toBeGreaterThan(50)
    const at = heard.indexOf('another')
    expect(heard.slice(at).filter((statement) => statement.startsWith('VACUUM')).length).toBeGreaterThan(0)
  })

  it('a sandbox that runs past midnight in Beijing gets the new day', async () => {
    const { orm } = test.database
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date('2026-11-20T23:58:00+08:00'))
    const days: string[] = []
    const contentOf = (today: string) => {
      days.push(today)
      return smallContent
    }
    await seedSandbox(orm, contentOf, Date.now())
    const onNewDay = vi.fn()
    const list = sandboxJobs(orm, { app: fastify(), clock: Date, content: contentOf, onNewDay })
    const day = list.find(({ name }) => name === 'sandbox-day')!
    await day.run()
    expect(onNewDay).not.toHaveBeenCalled()
    vi.setSystemTime(new Date('2026-11-21T00:03:00+08:00'))
    await day.run()
    expect(onNewDay).toHaveBeenCalledOnce()
    expect(await readSetting(orm, 'sandbox-content')).toContain('2026-11-21')
    expect(days).toEqual(['2026-11-20', '2026-11-21'])
  })
})
