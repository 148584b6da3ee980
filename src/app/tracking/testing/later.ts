import type { Schedule } from '../batch.ts'

/** The timers of the test: vitest's fake ones. */
export const later: Schedule = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
