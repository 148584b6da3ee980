import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { studioReferenceRuns } from '../db/schema.ts'
import { keepRun } from '../studio/references/reference-runs.ts'
import { testApp } from '../../tests/fixtures/app.ts'

describe('/readyz', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await embeddedDatabase()
  })
  afterAll(() => test.remove())

  const ready = async (deps: Parameters<typeof testApp>[1]) => {
    const app = await testApp(test.database, deps)
    const reply = await app.inject('/readyz')
    return { code: reply.statusCode, ...reply.json() }
  }

  it('is ready when the database answers and its tables are of today', async () => {
    expect(await ready({})).toEqual({ code: 200, status: 'ready', database: 'ok', pages: 'ok', detail: {} })
  })

  it('stays ready with a file that was refused, and names it', async () => {
    const detail = { 'pages/home.json': '第 3 行第 5 列：没有这个组件' }
    expect(await ready({ pages: () => ({ ok: true, detail }) })).toMatchObject({ code: 200, detail })
  })

  it('stays ready when pages name what the shop no longer has, and says so', async () => {
    const { orm } = test.database
    const broken = { kind: 'page', name: 'home', rule: 'product-not-sold', severity: 'error', message: '没有' } as const
    await keepRun(orm, '2026-11-20', Date.now(), [broken])
    expect(await ready({})).toMatchObject({
      ...{ code: 200, status: 'ready' },
      detail: { references: expect.stringContaining('坏了 1 处') },
    })
    await orm.delete(studioReferenceRuns)
  })

  it('is not ready without pages that can serve', async () => {
    const reply = await ready({ pages: () => ({ ok: false, detail: {} }) })
    expect(reply).toMatchObject({ code: 503, status: 'not-ready', pages: 'failed' })
  })

  it('is not ready while it drains, though the process is up', async () => {
    const app = await testApp(test.database, { lifecycle: { draining: true } })
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  it('is not ready when a migration is missing', async () => {
    const app = await testApp(test.database)
    const { pool } = test.database
    const { rows } = await pool.query('delete from drizzle.__drizzle_migrations returning hash, created_at')
    const reply = await app.inject('/readyz')
    expect([reply.statusCode, reply.json().database]).toEqual([503, 'migrations-missing'])
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      rows[0].hash,
      rows[0].created_at,
    ])
  })

  it('is not ready when the database does not answer', async () => {
    const client = await test.database.pool.connect()
    const app = await testApp(test.database)
    const reply = await app.inject('/readyz')
    client.release()
    expect([reply.statusCode, reply.json().database]).toEqual([503, 'silent'])
  })
})
