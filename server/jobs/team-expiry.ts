import type { Orm } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { teamRound } from '../teams/settle-teams.ts'
import { startInterval } from './start-interval.ts'

const LOOK_EVERY = 5_000

/** Ends teams whose time is over, and does to their orders what follows of a team's end, every five seconds. */
export const startTeamExpiry = (
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
  onFreeStock: () => void = () => undefined,
): { stop: () => void } =>
  startInterval(
    LOOK_EVERY,
    async () => {
      if (await teamRound(db, clock.now(), onError)) onFreeStock()
    },
    onError,
  )
