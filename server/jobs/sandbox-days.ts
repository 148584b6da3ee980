import type { Orm } from '../db/open-database.ts'
import { type ContentOf, seedSandbox } from '../sandbox/seed.ts'

const LOOK_EVERY = 5 * 60 * 1000

/** A sandbox that runs past midnight gets the new day's shop. */
export function startSandboxDays(
  db: Orm,
  contentOf: ContentOf,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const timer = setInterval(() => void seedSandbox(db, contentOf, Date.now()).catch(onError), LOOK_EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
