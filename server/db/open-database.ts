import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { openEmbedded } from './embedded/open-embedded.ts'
import * as schema from './schema.ts'

export type Orm = NodePgDatabase<typeof schema>

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: Pool
  readonly orm: Orm
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL server, 15 or later; without it the embedded one in dataDir is opened. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** The database is gone for good (its thread died). */
  readonly onDeath: (error: Error) => void
  /** A connection broke while nobody used it; the pool makes a new one. */
  readonly onIdleError: (error: Error) => void
}

/** A query that waits longer for a connection is given up: with a pool of one, asking the pool inside a transaction never ends. */
const CONNECTION_WAIT = 5_000
/** ms that one statement may take on a server; the embedded one doesn't enforce it. */
const STATEMENT_LIMIT = 20_000

/** Opens the shop's database: one driver and one dialect, on a server or embedded in a folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opened = options.databaseUrl === undefined ? await onFolder(options) : onServer(options.databaseUrl)
  opened.pool.on('error', options.onIdleError)
  return { ...opened, orm: drizzle(opened.pool, { schema }) }
}

type Opened = Omit<Database, 'orm'>

async function onFolder({ dataDir, onDeath }: DatabaseOptions): Promise<Opened> {
  const embedded = await openEmbedded({ folder: dataDir, onDeath })
  const pool = new Pool({
    stream: () => embedded.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT,
  })
  const close = async () => {
    await pool.end()
    await embedded.close()
  }
  return { kind: 'embedded', pool, close }
}

function onServer(connectionString: string): Opened {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECTION_WAIT,
    statement_timeout: STATEMENT_LIMIT,
    application_name: 'pagoda',
  })
  return { kind: 'server', pool, close: () => pool.end() }
}
