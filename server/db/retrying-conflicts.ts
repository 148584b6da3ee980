import { setTimeout as wait } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isConflict } from './database-error.ts'

const MOST_TRIES = 4
/** ms before the second try; each later one waits twice as long, and a little by chance, so that two don't meet again. */
const FIRST_WAIT = 10

/**
 * The same database, whose transactions begin again when PostgreSQL undid them because of another one (deadlock, serialization). So the
 * work of a transaction may be done several times: what it does outside of the database must be the same then.
 */
export function retryingConflicts<Schema extends Record<string, unknown>>(
  orm: NodePgDatabase<Schema>,
): NodePgDatabase<Schema> {
  const transaction = orm.transaction.bind(orm)
  orm.transaction = async (...call) => {
    for (let tries = 1; ; tries++) {
      try {
        return await transaction(...call)
      } catch (error) {
        if (tries === MOST_TRIES || !isConflict(error)) throw error
        await wait(FIRST_WAIT * 2 ** (tries - 1) * (1 + Math.random()))
      }
    }
  }
  return orm
}
