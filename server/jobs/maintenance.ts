import type { Pool } from 'pg'

const CHECKPOINT_EVERY = 5 * 60 * 1000
const VACUUM_EVERY = 60 * 60 * 1000

/** What a VACUUM of the whole database goes over: the catalogue's own tables too, which every analysis changes. Names ready to be written. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence <> 't'
  order by c.oid`

export interface Maintenance {
  readonly stop: () => void
}

/**
 * What a PostgreSQL server does by itself and the embedded one never does: without checkpoints its log grows for ever, and without
 * vacuum so does every table that changes.
 */
export function startMaintenance(pool: Pool, onError: (error: unknown) => void): Maintenance {
  let stopped = false
  const run = (statement: string) => pool.query(statement).catch(onError)

  // Table by table: the one session of the embedded database answers nobody else meanwhile, and a silence that is long enough counts as
  // its death (open-embedded.ts). Between two tables whoever waits has a turn.
  async function vacuum(): Promise<void> {
    const found = await run(TABLES)
    for (const { name } of (found?.rows ?? []) as { readonly name: string }[]) {
      if (stopped) return
      await run(`VACUUM (ANALYZE) ${name}`)
    }
  }

  const timers = [
    setInterval(() => void run('CHECKPOINT'), CHECKPOINT_EVERY),
    setInterval(() => void vacuum(), VACUUM_EVERY),
  ]
  for (const timer of timers) timer.unref()
  return {
    stop() {
      stopped = true
      timers.forEach(clearInterval)
    },
  }
}
