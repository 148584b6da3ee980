import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repository } from '../../cli/testing/project.ts'
import { type Outcome, spawnNode } from '../../cli/testing/run.ts'
import { migratedFolder, openFrom, serverDatabase } from '../../tests/fixtures/databases.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { missingPostgres } from '../../tests/fixtures/postgres.ts'
import type { Database } from '../db/open-database.ts'
import { placeOrder } from '../orders/place-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../orders/testing/fake-quote.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const PATIENCE = 60_000
const pagoda = (env: Readonly<Record<string, string>>, ...argv: string[]): Promise<Outcome> =>
  spawnNode(repository, [join(repository, 'cli/bin.mjs'), 'audit', ...argv], { DATA_DIR: '', DATABASE_URL: '', ...env })

const place = ({ orm }: Database) =>
  placeOrder(orm, placingOf('m1', `temp-${Math.random()}`, fakeQuote([fakeLine('item', 50)])), NOW)
const breakBooks = ({ orm }: Database) => orm.execute(sql`update stock_taken set taken = taken + 1`)

describe('pagoda audit of the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await migratedFolder()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const work = async (act: (database: Database) => Promise<unknown>) => {
    const database = await openFrom({ dataDir: folder })
    await act(database).finally(() => database.close())
  }

  it(
    'says that its books are right, and what is wrong once they are not',
    async () => {
      await work(place)
      const right = await pagoda({ DATA_DIR: folder }, '--json')
      expect([right.code, right.err]).toEqual([0, ''])
      expect(JSON.parse(right.out)).toMatchObject({ database: 'embedded', orders: 1, findings: [] })
      await work(breakBooks)
      const wrong = await pagoda({ DATA_DIR: folder })
      expect(wrong.code).toBe(1)
      expect(wrong.out).toContain('stock-taken  item 2026-11-25  taken 2, held by orders 1')
      expect(wrong.out).toContain('the books are wrong, findings: 1; 1 orders')
    },
    PATIENCE,
  )

  it(
    'refuses while somebody else has it open, and says who',
    async () => {
      await work(async () => {
        const { code, out, err } = await pagoda({ DATA_DIR: folder })
        expect([code, out]).toEqual([1, ''])
        expect(err).toContain(`is in use by process ${process.pid}. Stop it, or set another DATA_DIR.`)
      })
    },
    PATIENCE,
  )

  it.each([
    ['an earlier', 'delete from drizzle.__drizzle_migrations where created_at = $last', 'start the server once'],
    [
      'a later',
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($hash, $last + 1)',
      'newer release',
    ],
    [
      'another',
      'update drizzle.__drizzle_migrations set created_at = created_at + 1 where created_at = $last',
      'with the release that wrote it',
    ],
  ])(
    'says that the tables are of %s state, and what to do, in the place of what the database says of them',
    async (state, query, told) => {
      const other = await migratedFolder()
      const database = await openFrom({ dataDir: other })
      const { rows } = await database.orm.execute<{ last: string }>(
        sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
      )
      await database.orm.execute(sql.raw(query.replace('$last', rows[0]?.last ?? '').replace('$hash', "'x'")))
      await database.orm.execute(sql`alter table payments rename column amount_fen to renamed`)
      await database.close()
      const { code, err } = await pagoda({ DATA_DIR: other })
      rmSync(other, { recursive: true })
      expect(code).toBe(1)
      expect(err).toContain(`this database is of ${state} state`)
      expect(err).toContain(told)
      expect(err).not.toContain('column')
    },
    PATIENCE,
  )

  it('makes no database where there is none', async () => {
    const empty = temporaryFolder()
    const { code, err } = await pagoda({ DATA_DIR: empty })
    expect([code, existsSync(join(empty, 'db'))]).toEqual([1, false])
    expect(err).toContain(`There is no database in ${empty}`)
    rmSync(empty, { recursive: true })
  })

  it('says what is wrong with DATABASE_URL', async () => {
    const { code, err } = await pagoda({ DATABASE_URL: 'mysql://nobody' })
    expect(code).toBe(1)
    expect(err).toContain('DATABASE_URL')
  })
})

/** A database that is none of the shop's, made by so many statements. */
const others: readonly (readonly [what: string, statements: readonly string[]])[] = [
  ['an empty one', []],
  ['somebody else’s', ['create table orders (id int)']],
  [
    'somebody else’s with migrations of its own',
    [
      'create schema drizzle',
      'create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)',
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1), ('y', 9999999999999)",
    ],
  ],
]

const missing = missingPostgres()
describe.skipIf(missing !== undefined)(`pagoda audit of PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  it.each(others)(
    'says of %s that it holds no tables of the shop, and to whom it was to be set',
    async (_what, statements) => {
      const { source, database, remove } = await serverDatabase()
      const gone = ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public']
      for (const statement of [...gone, ...statements]) await database.orm.execute(sql.raw(statement))
      const { code, err } = await pagoda({ DATABASE_URL: source.databaseUrl ?? '' })
      await remove()
      expect(code).toBe(1)
      expect(err).toContain('holds no tables of the shop. Set DATABASE_URL or DATA_DIR as the server has it')
    },
    PATIENCE,
  )

  it(
    'says of a database that is not there, and of a user who may not read it, what it is',
    async () => {
      const { source, database, remove } = await serverDatabase()
      const url = new URL(source.databaseUrl ?? '')
      const name = `reader_${process.pid}`
      await database.orm.execute(sql.raw(`create role ${name} login password 'x'`))
      const as = (change: (address: URL) => void) => {
        const address = new URL(url)
        change(address)
        return pagoda({ DATABASE_URL: address.href })
      }
      const absent = await as((address) => (address.pathname = '/no_such_database'))
      const forbidden = await as((address) => Object.assign(address, { username: name, password: 'x' }))
      await database.orm.execute(sql.raw(`drop role ${name}`))
      await remove()
      expect(absent.err).toContain("refuses the user, its password or the database's name (3D000)")
      expect(forbidden.err).toContain('may not do this in the database: permission denied for schema drizzle (42501)')
    },
    PATIENCE,
  )

  it(
    'reads it while the shop runs, and changes nothing',
    async () => {
      const { database, source, remove } = await serverDatabase()
      const env = { DATABASE_URL: source.databaseUrl ?? '' }
      await place(database)
      const right = await pagoda(env, '--json')
      expect(JSON.parse(right.out)).toMatchObject({ database: 'server', orders: 1, findings: [] })
      await breakBooks(database)
      const wrong = await pagoda(env)
      expect([right.code, wrong.code]).toEqual([0, 1])
      await remove()
    },
    PATIENCE,
  )
})
