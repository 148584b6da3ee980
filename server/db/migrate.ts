import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import type { Queries } from './server-settings.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that nothing else locks. */
export const MIGRATION_LOCK = 515_180

/** The oldest PostgreSQL that the tests run on. */
const OLDEST = 15

/**
 * Brings the database to today's tables. Instances that start at once wait for each other: the lock is on the connection that
 * migrates.
 * @param pool one that gives up on nothing (Database.unhurried): neither a long migration nor the wait for somebody else's is a statement gone wrong
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await firstClient(pool)
  try {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** How often the first connection is asked for: each time as long as the pool lets anybody wait. */
const MOST_TRIES = 6

/** A database that was killed, or whose machine is busy, may need longer for its first answer than for any other: nobody holds it up yet. */
export async function firstClient(pool: Pick<Pool, 'connect'>): Promise<PoolClient> {
  for (let tries = 1; ; tries++) {
    try {
      return await pool.connect()
    } catch (error) {
      if (tries === MOST_TRIES || !isTooSlow(error)) throw error
    }
  }
}

/** As the pool and the driver say it. */
const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying to connect|due to connection timeout/.test(error.message)

async function requireVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  )
  const version = rows[0]?.version ?? 0
  if (version < OLDEST) throw new Error(`The database is PostgreSQL ${version}; ${OLDEST} or later is needed.`)
}

/**
 * Of which state of the shop the tables of a database are: today's, that of an earlier or a later release, or of one that went another way;
 * `none` where no table of the shop was ever made in it.
 */
export type TablesState = 'today' | 'earlier' | 'later' | 'another' | 'none'

/** By the migrations that were applied, each by its time: one that is missing among them is told too. */
export async function tablesState(db: Pick<Queries, 'execute'>): Promise<TablesState> {
  const { rows: tables } = await db.execute<{ found: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  )
  if (!tables[0]?.found) return 'none'
  const { rows } = await db.execute<{ at: string }>(sql`select created_at as at from drizzle.__drizzle_migrations`)
  const applied = new Set(rows.map(({ at }) => Number(at)))
  const own = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const known = own.filter((at) => applied.has(at)).length
  if (known === 0) return 'none'
  const [isMissing, isMore] = [known < own.length, applied.size > known]
  if (isMissing && isMore) return 'another'
  return isMissing ? 'earlier' : isMore ? 'later' : 'today'
}
