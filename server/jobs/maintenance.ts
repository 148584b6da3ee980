import type { Pool } from 'pg'

const CHECKPOINT_EVERY = 5 * 60 * 1000
const VACUUM_EVERY = 60 * 60 * 1000

export interface Maintenance {
  readonly stop: () => void
}

/**
 * What a PostgreSQL server does by itself and the embedded one never does: without checkpoints its log grows for ever, and without
 * vacuum so does every table that changes.
 */
export function startMaintenance(pool: Pool, onError: (error: unknown) => void): Maintenance {
  const run = (statement: string) => pool.query(statement).catch(onError)
  const timers = [
    setInterval(() => void run('CHECKPOINT'), CHECKPOINT_EVERY),
    setInterval(() => void run('VACUUM (ANALYZE)'), VACUUM_EVERY),
  ]
  for (const timer of timers) timer.unref()
  return { stop: () => timers.forEach(clearInterval) }
}
