import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases, migratedFolder, openFrom, type TestDatabase } from '../../tests/fixtures/databases.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import type { Database } from './open-database.ts'
import { readSetting, writeSetting } from './server-settings.ts'

describeOnDatabases('the database', (opened) => {
  const pool = () => opened().database.pool

  it('is migrated once, however often and by how many instances at once it is asked for', async () => {
    const { unhurried } = opened().database
    await Promise.all(Array.from({ length: 4 }, () => unhurried((unlimited) => migrate(unlimited.pool))))
    const { rows } = await pool().query('select count(*)::int as done from drizzle.__drizzle_migrations')
    const written = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
    expect(rows).toEqual([{ done: written.length }])
  })

  it('goes on after a statement that failed', async () => {
    await expect(pool().query('select nothing')).rejects.toThrow('does not exist')
    await expect(pool().query({ name: 'p', text: 'select $1::int / 0', values: [1] })).rejects.toThrow('division')
    expect((await pool().query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('undoes a transaction whose work throws', async () => {
    const { orm } = opened().database
    const work = orm.transaction(async (tx) => {
      await writeSetting(tx, 'clock-offset', '5')
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await readSetting(orm, 'clock-offset')).toBeUndefined()
  })

  it('gives the next client a fresh session when one is dropped in the middle of its work', async () => {
    const client = await pool().connect()
    await client.query('begin')
    await client.query('create table left_behind (a int)')
    await client.query({ name: 'same', text: 'select 1 as one' })
    client.release(true)
    const { rows } = await pool().query("select to_regclass('left_behind') as found")
    expect(rows).toEqual([{ found: null }])
    expect((await pool().query({ name: 'same', text: 'select 2 as two' })).rows).toEqual([{ two: 2 }])
  })

  it('carries a value of three megabytes there and back', async () => {
    const { rows } = await pool().query('select $1::text as big', ['大'.repeat(1_000_000)])
    expect(rows[0].big).toBe('大'.repeat(1_000_000))
  })

  it('tells listeners what was notified', async () => {
    const client = await pool().connect()
    const heard = new Promise((resolve) => client.once('notification', (note) => resolve(note.payload)))
    await client.query('listen something')
    await client.query("notify something, 'hello'")
    expect(await heard).toBe('hello')
    client.release(true)
  })
})

describe('the embedded database', () => {
  let source: TestDatabase['source']
  let database: Database
  beforeAll(async () => {
    source = { dataDir: await migratedFolder() }
    database = await openFrom(source)
  })
  afterAll(async () => {
    await database.close()
    rmSync(source.dataDir, { recursive: true, force: true })
  })

  it('writes each commit through to the disk', async () => {
    const { rows } = await database.pool.query(
      "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method')",
    )
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ])
  })

  it('answers, instead of waiting for ever, a query that would wait for its own transaction', async () => {
    const folder = await migratedFolder()
    const hasty = await openFrom({ dataDir: folder }, 3_000)
    const client = await hasty.pool.connect()
    await expect(hasty.pool.query('select 1')).rejects.toThrow('timeout')
    client.release()
    await hasty.close()
    rmSync(folder, { recursive: true })
  })

  it('refuses to open a folder that is open already', async () => {
    await expect(openFrom(source)).rejects.toThrow(/in use by process \d+/)
  })

  it('keeps what was committed when it is opened again', async () => {
    await writeSetting(database.orm, 'clock-offset', '9')
    await database.close()
    database = await openFrom(source)
    expect(await readSetting(database.orm, 'clock-offset')).toBe('9')
  })

  it('says that a folder can not be opened, and leaves it free', async () => {
    const folder = await migratedFolder()
    renameSync(join(folder, 'db'), join(folder, 'aside'))
    writeFileSync(join(folder, 'db'), 'not a folder')
    await expect(openFrom({ dataDir: folder })).rejects.toThrow(
      /can't be opened: .*\. Its files may be damaged.* Put a saved copy of the folder in its place, or set another DATA_DIR/,
    )
    rmSync(join(folder, 'db'))
    renameSync(join(folder, 'aside'), join(folder, 'db'))
    const again = await openFrom({ dataDir: folder })
    await again.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
