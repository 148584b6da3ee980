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
  orm.transaction = async (work, ...config) => {
    for (let tries = 1; ; tries++) {
      let reason: unknown
      try {
        return await transaction(
          (tx) =>
            work(tx).catch((error: unknown) => {
              reason = error
              throw error
            }),
          ...config,
        )
      } catch (told) {
        // On a connection that broke, undoing fails too, and the query builder tells of that alone.
        const error = reason ?? told
        if (tries === MOST_TRIES || !isConflict(error)) throw error
        await wait(FIRST_WAIT * 2 ** (tries - 1) * (1 + Math.random()))
      }
    }
  }
  return orm
}
