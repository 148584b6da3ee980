import { readSetting, writeSetting } from '../db/server-settings.ts'
import type { Orm } from '../db/open-database.ts'

export interface Clock {
  /** Epoch ms, as the shop counts it. */
  readonly now: () => number
  /** ms that the shop's time is ahead of the machine's. */
  readonly offset: () => number
}

/** The sandbox's clock can be moved, to see a sale start or a team end. */
export interface MovableClock extends Clock {
  readonly moveTo: (offset: number) => Promise<void>
  /** Learns what another instance did. */
  readonly refresh: () => Promise<void>
}

export const liveClock: Clock = { now: Date.now, offset: () => 0 }

/** How far the clock may be moved: ten years. */
export const FARTHEST_OFFSET = 10 * 366 * 24 * 60 * 60 * 1000

/** The clock whose offset every instance reads from the database. */
export async function createSandboxClock(db: Orm): Promise<MovableClock> {
  let offset = 0
  const refresh = async () => {
    offset = Number((await readSetting(db, 'clock-offset')) ?? 0)
  }
  await refresh()
  return {
    now: () => Date.now() + offset,
    offset: () => offset,
    refresh,
    async moveTo(next) {
      if (!Number.isSafeInteger(next) || Math.abs(next) > FARTHEST_OFFSET)
        throw new RangeError(`The clock can't be moved by ${next} ms`)
      await writeSetting(db, 'clock-offset', String(next))
      offset = next
    },
  }
}
