import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'

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
