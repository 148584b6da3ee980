/** Told on the document by whoever set the clock that components read: their timers were made by the old one. */
export const CLOCK_SET = 'clock-set'

const jumps = ['visibilitychange', CLOCK_SET] as const

/**
 * Calls when a timer can't be trusted to have come in time: the page was hidden or is shown again, or its clock was set.
 * @returns ends it
 */
export function onTimeJump(look: () => void): () => void {
  for (const jump of jumps) document.addEventListener(jump, look)
  return () => {
    for (const jump of jumps) document.removeEventListener(jump, look)
  }
}
