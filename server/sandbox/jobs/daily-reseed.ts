import type { Orm } from '../../db/open-database.ts'
import { type ContentOf, seedSandbox } from '../seed.ts'

const LOOK_EVERY = 5 * 60 * 1000

interface ReseedListeners {
  /** A new day's shop is there. */
  readonly onNewDay: () => void
  readonly onError: (error: unknown) => void
}

/** A sandbox that runs past midnight gets the new day's shop. */
export function startDailyReseed(
  db: Orm,
  contentOf: ContentOf,
  { onNewDay, onError }: ReseedListeners,
): { stop: () => void } {
  const look = async () => {
    if (await seedSandbox(db, contentOf, Date.now())) onNewDay()
  }
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
