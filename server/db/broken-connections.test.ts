import { createServer, connect, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest'
import { missingPostgres } from '../../tests/fixtures/postgres.ts'
import { serverDatabase, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { migrate, MIGRATION_LOCK } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { readSetting, writeSetting } from './server-settings.ts'

const missing = missingPostgres()

const seconds = (count: number) => count * 1000

/** A way to the database that can fall silent: what is sent is taken, and nothing comes back. */
async function silentWay(url: string): Promise<{ url: string; silence: () => void; close: () => void }> {
  const target = new URL(url)
  const port = Number(target.port)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server: Server = createServer((near) => {
    const far = connect(port, target.hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    near.on('data', (data) => void (isSilent || far.write(data)))
    far.on('data', (data) => void (isSilent || near.write(data)))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  target.port = String(typeof address === 'object' && address ? address.port : 0)
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: target.href, silence: () => void (isSilent = true), close }
}

describe.skipIf(missing !== undefined)(`connections to a PostgreSQL server${missing ? ` (${missing})` : ''}`, () => {
  let opened: TestDatabase
  let database: Database
  const broken: Error[] = []
  const closing: (() => unknown)[] = []
  beforeAll(async () => {
    opened = await serverDatabase()
    const { databaseUrl } = opened.source
    database = await openDatabase({
      databaseUrl,
      dataDir: '',
      onDeath: (error) => void broken.push(error),
      onBrokenConnection: (error) => void broken.push(error),
    })
  })
  afterEach(async () => {
    broken.length = 0
    for (const close of closing.splice(0)) await close()
  })
  afterAll(async () => {
    await database.close()
    await opened.remove()
  })

  const cut = (pid: number) => opened.database.pool.query('select pg_terminate_backend($1)', [pid])

  it('may be cut inside a transaction: it fails, is undone, and the next one is well', async () => {
    const work = database.orm.transaction(async (tx) => {
      await writeSetting(tx, 'clock-offset', '7')
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
      await cut(Number(rows[0]!['pid']))
      // What the server says of the cut comes while nobody waits for an answer.
      await new Promise((resolve) => setTimeout(resolve, 50))
      await readSetting(tx, 'clock-offset')
    })
    const error: unknown = await work.catch((reason: unknown) => reason)
    // What failed is told, not that it could not be undone.
    expect(error).toMatchObject({ message: expect.stringMatching(/^Failed query: select/) })
    expect(broken.length).toBeGreaterThan(0)
    expect(await readSetting(database.orm, 'clock-offset')).toBeUndefined()
  })

  it('may be cut while nobody uses them: they are made anew', async () => {
    const { rows } = await database.pool.query('select pg_backend_pid() as pid')
    await cut(Number(rows[0].pid))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('are given up when the database falls silent', async () => {
    const way = await silentWay(opened.source.databaseUrl!)
    const limits = { statement: 300, query: 400, lock: 200, idleInTransaction: seconds(5) }
    const through = await openDatabase({
      databaseUrl: way.url,
      dataDir: '',
      limits,
      onDeath() {},
      onBrokenConnection() {},
    })
    await through.pool.query('select 1')
    way.silence()
    await expect(through.pool.query('select 1')).rejects.toThrow('timeout')
    way.close()
    await through.close()
  })

  it('wait for a lock no longer than they may', async () => {
    const limits = { statement: seconds(10), query: seconds(10), lock: 100, idleInTransaction: seconds(5) }
    const { databaseUrl } = opened.source
    const hurried = await openDatabase({ databaseUrl, dataDir: '', limits, onDeath() {}, onBrokenConnection() {} })
    closing.push(() => hurried.close())
    await writeSetting(database.orm, 'clock-offset', '1')
    await database.orm.transaction(async (tx) => {
      await writeSetting(tx, 'clock-offset', '2')
      await expect(writeSetting(hurried.orm, 'clock-offset', '3')).rejects.toMatchObject({ cause: { code: '55P03' } })
    })
  })

  it('of a migration wait for another instance’s as long as that takes', async () => {
    const limits = { statement: 100, query: 100, lock: 100, idleInTransaction: 100 }
    const { databaseUrl } = opened.source
    const hurried = await openDatabase({ databaseUrl, dataDir: '', limits, onDeath() {}, onBrokenConnection() {} })
    closing.push(() => hurried.close())
    const other = await database.pool.connect()
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const migrated = hurried.unhurried(({ pool }) => migrate(pool))
    migrated.catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 400))
    await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    other.release()
    await expect(migrated).resolves.toBeUndefined()
  })

  it('of unhurried work may rest in a transaction while the process is busy with something else', async () => {
    const limits = { statement: 100, query: 100, lock: 100, idleInTransaction: 100 }
    const { databaseUrl } = opened.source
    const hurried = await openDatabase({ databaseUrl, dataDir: '', limits, onDeath() {}, onBrokenConnection() {} })
    closing.push(() => hurried.close())
    await hurried.unhurried(({ orm }) =>
      orm.transaction(async (tx) => {
        await writeSetting(tx, 'clock-offset', '5')
        await new Promise((resolve) => setTimeout(resolve, 400))
        await tx.execute(sql`select pg_sleep(0.2)`)
      }),
    )
    expect(await readSetting(database.orm, 'clock-offset')).toBe('5')
  })

  it('are taken from who begins a transaction and does nothing with it', async () => {
    const limits = { statement: seconds(10), query: seconds(10), lock: seconds(5), idleInTransaction: 100 }
    const { databaseUrl } = opened.source
    const slow = await openDatabase({ databaseUrl, dataDir: '', limits, onDeath() {}, onBrokenConnection() {} })
    closing.push(() => slow.close())
    const work = slow.orm.transaction(async (tx) => {
      await writeSetting(tx, 'clock-offset', '4')
      await new Promise((resolve) => setTimeout(resolve, 400))
      await readSetting(tx, 'clock-offset')
    })
    await expect(work).rejects.toThrow('Failed query')
  })

  it('do the work of a transaction again when two stood in each other’s way', async () => {
    const { orm } = database
    await writeSetting(orm, 'clock-offset', 'a')
    await writeSetting(orm, 'token-secret', 'b')
    let waiting = 2
    let met = () => {}
    const both = new Promise<void>((resolve) => (met = resolve))
    let tries = 0
    const swap = (first: 'clock-offset' | 'token-secret', second: 'clock-offset' | 'token-secret') =>
      orm.transaction(async (tx) => {
        tries += 1
        await writeSetting(tx, first, `${first} first`)
        if (--waiting === 0) met()
        await both
        await writeSetting(tx, second, `${second} second`)
      })
    await Promise.all([swap('clock-offset', 'token-secret'), swap('token-secret', 'clock-offset')])
    expect(tries).toBe(3)
  })
})
