import type { MovableClock } from '../../ports/clock.ts'

const REFRESH_EVERY = 2_000

/** Instances on one database share the sandbox's clock: each learns soon where another moved it. */
export function startClockRefresh(clock: MovableClock, onError: (error: unknown) => void): { stop: () => void } {
  const timer = setInterval(() => void clock.refresh().catch(onError), REFRESH_EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
