import type { Pool } from 'pg'
import { isUnavailable } from '../db/database-error.ts'
import type { Job } from './claim.ts'

/** What a VACUUM of the whole database goes over: the catalogue's own tables too, which every analysis changes. Names ready to be written. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence <> 't'
  order by c.oid`

/**
 * What a PostgreSQL server does by itself and the embedded one never does: without checkpoints its log grows for ever, and without
 * vacuum so does every table that changes.
 */
export const maintenanceJobs = (pool: Pick<Pool, 'query'>): Job[] => [
  {
    ...{ name: 'checkpoint', every: 5 * 60_000, task: 'Keeps the log of the embedded database short' },
    run: () => pool.query('CHECKPOINT'),
  },
  {
    ...{ name: 'vacuum', every: 60 * 60_000, task: 'Frees rows of the embedded database that were changed' },
    run: () => vacuum(pool),
  },
]

/**
 * Table by table: the one session of the embedded database answers nobody else meanwhile, and a silence that is long enough counts as
 * its death (open-embedded.ts). Between two tables whoever waits has a turn.
 */
async function vacuum(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(TABLES)
  const failed: unknown[] = []
  for (const { name } of rows)
    await pool.query(`VACUUM (ANALYZE) ${name}`).catch((error: unknown) => {
      // The server stops, or its database is gone: so is every other table.
      if (isUnavailable(error)) throw error
      failed.push(error)
    })
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} tables were not vacuumed`)
}
