import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import type { Duplex } from 'node:stream'
import { SharedSocket } from './embedded/shared-socket.ts'
import { retryingConflicts } from './retrying-conflicts.ts'
import { openEmbedded } from './embedded/open-embedded.ts'

export type Orm = NodePgDatabase

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: Pool
  readonly orm: Orm
  /**
   * Does work that takes as long as it takes, and waits as long for others who do the same: no statement, no lock and no pause in between is
   * given up. For what is done before anybody is served.
   */
  readonly unhurried: <Result>(work: (database: Pick<Database, 'pool' | 'orm'>) => Promise<Result>) => Promise<Result>
  /** Lets other processes use the embedded database, which this one has open. */
  readonly share?: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface DatabaseOptions {
  /** A PostgreSQL server, 15 or later; without it the embedded one in dataDir is opened. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  /** Another process has the embedded database open, and shares it. */
  readonly isShared?: boolean
  /** The database is gone for good (its thread died). */
  readonly onDeath: (error: Error) => void
  /** A connection broke; what it was used for has failed, and the pool makes a new one. */
  readonly onBrokenConnection: (error: Error) => void
  /** How long a server may take; the embedded database doesn't enforce any. */
  readonly limits?: DatabaseLimits
  /** How long a query waits for a connection, in ms. */
  readonly connectionWait?: number
}

/** In ms. */
interface DatabaseLimits {
  /** One statement, as the server counts it. */
  readonly statement: number
  /** The answer to a statement, as this side counts it: a server that fell silent counts nothing. Longer than `statement`. */
  readonly query: number
  /** The wait for a row or a table that another transaction holds. */
  readonly lock: number
  /** A transaction in which nothing happens: its process may be gone, and it holds what others wait for. */
  readonly idleInTransaction: number
}

/** A query that waits longer for a connection is given up: with a pool of one, asking the pool inside a transaction never ends. */
const CONNECTION_WAIT = 5_000
/** A call's reply is waited for no longer than 30 s (A8): whatever waits here has ended by then. */
const LIMITS: DatabaseLimits = { statement: 15_000, query: 17_000, lock: 8_000, idleInTransaction: 20_000 }

/** Of a worker: its next questions are at the owner already while one is answered. */
const SHARED_CONNECTIONS = 8
/** Of a worker, which waits for the transactions of all others: as long as a statement may take on a server. */
const SHARED_CONNECTION_WAIT = LIMITS.statement

/** Opens the shop's database: one driver and one dialect, on a server or embedded in a folder. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const opened = options.databaseUrl === undefined ? await onFolder(options) : onServer(options.databaseUrl, options)
  const { pool } = opened
  const orm = ormOn(pool, options)
  return {
    ...opened,
    orm,
    async unhurried(work) {
      if (options.databaseUrl === undefined) return work({ pool, orm })
      const patient = serverPool(options.databaseUrl, { max: 1 })
      try {
        return await work({ pool: patient, orm: ormOn(patient, options) })
      } finally {
        await patient.end()
      }
    },
  }
}

function ormOn(pool: Pool, { onBrokenConnection }: DatabaseOptions): Orm {
  // Without a listener of its own a client that breaks while it is used ends the process. The pool tells of idle ones once more.
  pool.on('connect', (client) => client.on('error', onBrokenConnection))
  pool.on('error', () => {})
  return retryingConflicts(drizzle(pool))
}

type Opened = Omit<Database, 'orm' | 'unhurried'>

async function onFolder({ dataDir, isShared, onDeath, connectionWait }: DatabaseOptions): Promise<Opened> {
  if (isShared) {
    const pool = poolOf(() => new SharedSocket(dataDir), SHARED_CONNECTIONS, SHARED_CONNECTION_WAIT)
    return { kind: 'embedded', pool, close: () => pool.end() }
  }
  const embedded = await openEmbedded({ folder: dataDir, onDeath })
  const pool = poolOf(() => embedded.connect(), 1, connectionWait)
  let shared: { readonly close: () => void } | undefined
  const share = async () => {
    shared = await embedded.serve()
  }
  const close = async () => {
    shared?.close()
    await pool.end()
    await embedded.close()
  }
  return { kind: 'embedded', pool, share, close }
}

/** The owner's pool has one connection: there is one session, and who waits inside its own transaction is found out at once. */
const poolOf = (stream: () => Duplex, max: number, wait = CONNECTION_WAIT): Pool =>
  new Pool({
    stream,
    user: 'postgres',
    database: 'postgres',
    max,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: wait,
  })

function onServer(connectionString: string, { limits = LIMITS, connectionWait }: DatabaseOptions): Opened {
  const { statement, query, lock, idleInTransaction } = limits
  const pool = serverPool(connectionString, {
    ...(connectionWait !== undefined && { connectionTimeoutMillis: connectionWait }),
    max: 10,
    statement_timeout: statement,
    query_timeout: query,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  })
  return { kind: 'server', pool, close: () => pool.end() }
}

const serverPool = (connectionString: string, more: PoolConfig): Pool =>
  new Pool({
    ...{ connectionString, connectionTimeoutMillis: CONNECTION_WAIT, keepAlive: true, application_name: 'pagoda' },
    ...more,
  })
