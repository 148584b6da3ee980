import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeOnDatabases, serverDatabase } from '../../tests/fixtures/databases.ts'
import { missingPostgres } from '../../tests/fixtures/postgres.ts'
import type { Orm } from '../db/open-database.ts'
import { NOW } from '../orders/testing/order-book.ts'
import { createSessions } from '../session/sessions.ts'
import { type Changes, noChanges, openChanges, type Signal } from './changes.ts'
import { forgetOnChanges } from './forget-on-changes.ts'
import { postgresSignal } from './postgres-signal.ts'

const fail = (error: unknown) => {
  throw error
}
const open: Changes[] = []
afterEach(() => {
  for (const changes of open.splice(0)) changes.stop()
})

/** A way between processes that a test has in its hand. */
function wire() {
  const hearing: ((text: string) => void)[] = []
  const end = (isLost = false): Signal => {
    let own: ((text: string) => void) | undefined
    return {
      send: async (text) => {
        for (const hear of isLost ? [] : hearing) if (hear !== own) hear(text)
      },
      listen(hear) {
        own = hear
        hearing.push(hear)
      },
      close: () => undefined,
    }
  }
  return { end }
}

async function processOn(db: Orm, signal: Signal, every = 1e9) {
  const changes = await openChanges({ db, signal, onError: fail, every })
  open.push(changes)
  const heard: string[] = []
  for (const topic of ['clock', 'content', 'pages', 'stock'] as const) changes.on(topic, () => heard.push(topic))
  return { changes, heard }
}

async function numberOf(db: Orm, topic: string): Promise<number> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from server_settings where name = ${`changed-${topic}`}`,
  )
  return Number(rows[0]?.value ?? 0)
}

describeOnDatabases('what one process changes', (opened) => {
  const db = () => opened().database.orm

  it('is heard by the others at once, and not by itself', async () => {
    const { end } = wire()
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => processOn(db(), end())))
    one!.changes.tell('stock')
    await expect.poll(() => [two!.heard, three!.heard]).toEqual([['stock'], ['stock']])
    expect(one!.heard).toEqual([])
  })

  it('is found in the database by who does not hear it', async () => {
    const { end } = wire()
    const [one, two] = [await processOn(db(), end(true)), await processOn(db(), end(), 5)]
    one.changes.tell('pages')
    await expect.poll(() => two.heard).toEqual(['pages'])
  })

  it('is found also by who changes the same itself, before it looked', async () => {
    const { end } = wire()
    const [one, two] = [await processOn(db(), end(true)), await processOn(db(), end(true))]
    const before = await numberOf(db(), 'content')
    one.changes.tell('content')
    await expect.poll(() => numberOf(db(), 'content')).toBe(before + 1)
    two.changes.tell('content')
    await expect.poll(() => two.heard).toEqual(['content'])
    expect(one.heard).toEqual([])
  })

  it('is no news to who starts after it', async () => {
    const { end } = wire()
    const one = await processOn(db(), end())
    const two = await processOn(db(), end())
    one.changes.tell('clock')
    await expect.poll(() => two.heard).toEqual(['clock'])
    const late = await processOn(db(), end(), 5)
    two.changes.tell('stock')
    await expect.poll(() => late.heard).toEqual(['stock'])
  })

  it('is told of a few times in a second, however often it happens', async () => {
    const { end } = wire()
    const send = vi.fn<Signal['send']>(async () => undefined)
    const { changes } = await processOn(db(), { ...end(), send })
    for (let number = 0; number < 100; number += 1) changes.tell('stock')
    await expect.poll(() => send.mock.calls.length).toBe(2)
  })
})

describe('a process that hears of a change', () => {
  it.each([
    ['stock', ['stockChanged']],
    ['pages', ['pages']],
    ['clock', ['clock']],
    ['content', ['clock', 'forget']],
  ] as const)('%s: forgets what was made of it', (topic, forgotten) => {
    const listeners = new Map<string, () => void>()
    const changes: Changes = { ...noChanges, on: (of, listener) => void listeners.set(of, listener) }
    const done: string[] = []
    const note = (what: string) => async () => void done.push(what)
    forgetOnChanges(changes, {
      db: {} as Orm,
      clock: { refresh: note('clock') },
      pages: { on: () => undefined, refresh: note('pages') },
      shop: { forget: () => void done.push('forget'), stockChanged: () => void done.push('stockChanged') },
      onError: fail,
    })
    listeners.get(topic)?.()
    expect(done).toEqual(forgotten)
  })
})

const missing = missingPostgres()
describe.skipIf(missing !== undefined)(`two instances on PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  async function instances(every: number) {
    const test = await serverDatabase(NOW)
    const { pool, orm } = test.database
    const connectionString = test.source.databaseUrl ?? ''
    const signal = () => postgresSignal({ connectionString, pool, onError: () => undefined, pause: 5 })
    const [one, two] = [await processOn(orm, signal(), every), await processOn(orm, signal(), every)]
    const listening = async () =>
      (
        await pool.query(`select pid from pg_stat_activity where application_name = 'pagoda changes'
        and datname = current_database() and query = 'listen pagoda_changes'`)
      ).rows
    await expect.poll(async () => (await listening()).length).toBe(2)
    const remove = async () => {
      for (const { changes } of [one, two]) changes.stop()
      await test.remove()
    }
    return { test, pool, one, two, listening, remove }
  }

  it('hear each other by LISTEN and NOTIFY alone, also after a connection broke', async () => {
    const { pool, one, two, listening, remove } = await instances(1e9)
    one.changes.tell('stock')
    await expect.poll(() => two.heard).toEqual(['stock'])
    const before = await listening()
    for (const { pid } of before) await pool.query('select pg_terminate_backend($1)', [pid])
    const isAnew = (pid: number) => before.every((old) => old.pid !== pid)
    await expect.poll(async () => (await listening()).filter(({ pid }) => isAnew(pid)).length).toBe(2)
    two.changes.tell('pages')
    await expect.poll(() => one.heard).toEqual(['pages'])
    await remove()
  })

  it('forget what stock was left after a call of the other took some, and not after one that was refused', async () => {
    const { test, one, two, remove } = await instances(1e9)
    const { orm } = test.database
    const clock = { now: () => NOW, offset: () => 0 }
    const app = await testApp(test.database, { changes: one.changes, ports: testPorts(test.database, { clock }) })
    const { token } = await createSessions({ db: orm, clock, secret: TEST_SECRET }).begin('900011')
    const receive = async (couponId: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const url = '/online/capi/coupon/receive'
      return (await app.inject({ method: 'POST', url, payload: { couponId }, headers })).statusCode
    }
    expect(await receive('nothing')).toBeGreaterThanOrEqual(400)
    expect(await receive('9002')).toBe(200)
    await expect.poll(() => two.heard).toEqual(['stock'])
    expect(await numberOf(orm, 'stock')).toBe(1)
    await app.close()
    await remove()
  })
})
