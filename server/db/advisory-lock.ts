import { sql } from 'drizzle-orm'
import type { Queries } from './server-settings.ts'

/** Whoever locks the same name waits until the transaction ends: for what has no row yet that could be locked. */
export const advisoryLock = (tx: Queries, name: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
