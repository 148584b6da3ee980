import type { Later } from '../batch.ts'

/** The timers of the test: vitest's fake ones. */
export const later: Later = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
