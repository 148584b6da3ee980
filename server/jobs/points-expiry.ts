import type { Orm } from '../db/open-database.ts'
import { EXPIRY_ROUND, expirePoints } from '../points/ledger.ts'
import type { Clock } from '../ports/clock.ts'
import { startInterval } from './start-interval.ts'

const LOOK_EVERY = 60_000

/**
 * Writes down points that are gone, every minute, all that there are. Nobody can spend them before either (ledger.ts looks at the time):
 * this is for those who only read their history.
 */
export const startPointsExpiry = (
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } => startInterval(LOOK_EVERY, () => expireAll(db, clock), onError)

async function expireAll(db: Orm, clock: Pick<Clock, 'now'>): Promise<void> {
  while ((await expirePoints(db, clock.now())) === EXPIRY_ROUND);
}
