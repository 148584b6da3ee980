import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'
import type { Schedule } from './batch.ts'

const SCROLL_EVERY = 200
const STAY_OVER = 4_000
const IDLE_AFTER = 4_000
const DAY = 86_400_000

export interface AttentionTools {
  /** ms of a clock that never jumps. */
  readonly tick: () => number
  readonly later: Schedule
  readonly record: (event: Pick<TrackedEvent, 'kind' | 'depth' | 'duration'>) => void
}

export interface ReadingTracker {
  readonly scrolled: () => void
  /** The page view begins (then nothing of the last is left), or is seen again after it was hidden. */
  readonly begin: (isNew?: boolean) => void
  /** The page is hidden or left: tells what is not told yet. */
  readonly end: () => void
}

/**
 * How a page is read: the deepest point of its scrolling (looked at every 200 ms, A9; told when the page is left), and each stay of more
 * than 4 s at one place (B9; told when it ends).
 * @param depth how far down the page its lowest visible line is, in percent
 */
export function createReadingTracker({ tick, later, record }: AttentionTools, depth: () => number): ReadingTracker {
  let place = 0
  let deepest = 0
  let told = 0
  let since: number | undefined
  let resting = false
  let again = false

  const endStay = (now?: number) => {
    const duration = Math.min(Math.round(tick() - (since ?? tick())), DAY)
    if (duration > STAY_OVER) record({ kind: 'stay', duration, ...(place && { depth: place }) })
    since = now
  }
  const look = () => {
    endStay(tick())
    place = depth()
    deepest = Math.max(deepest, place)
    resting = true
    again = false
    later(SCROLL_EVERY, () => {
      resting = false
      if (again) look()
    })
  }
  return {
    scrolled() {
      if (resting) again = true
      else look()
    },
    begin(isNew) {
      since = tick()
      again = false
      if (isNew) place = deepest = told = 0
    },
    end() {
      endStay()
      again = false
      if (deepest > told) record({ kind: 'scroll', depth: (told = deepest) })
    },
  }
}

/** Tells once of 4 s without any input (A9), until the next input. */
export function createIdle({ tick, later, record }: AttentionTools) {
  let activeAt = 0
  let cancel: (() => void) | undefined
  const look = () => {
    const left = activeAt + IDLE_AFTER - tick()
    cancel = left > 0 ? later(left, look) : undefined
    if (!cancel) record({ kind: 'idle', duration: IDLE_AFTER })
  }
  return {
    /** Something was put in. A timer for each move of a finger would cost the page its frames: one looks when it was. */
    active: () => {
      activeAt = tick()
      cancel ??= later(IDLE_AFTER, look)
    },
    /** Nobody looks: nobody is idle. */
    pause: () => {
      cancel?.()
      cancel = undefined
    },
  }
}
