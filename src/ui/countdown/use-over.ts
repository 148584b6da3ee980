import { useEffect, useRef } from 'react'
import { useIsOver } from './use-is-over.ts'

/** The server may look at its clock this much later, in ms: what is known of it here is known to about two seconds. */
const LATER = 3000

/**
 * Tells when a moment is over, also when it was before the page came; and once more soon after, unless another moment is waited for by then:
 * to a server whose clock is a little behind it was not over.
 */
export function useOver(until: string | undefined, now: () => number, tell: () => void): void {
  const isOver = useIsOver(until, now)
  const told = useRef(tell)
  useEffect(() => {
    told.current = tell
  })
  useEffect(() => {
    if (!isOver) return undefined
    told.current()
    const again = setTimeout(() => told.current(), LATER)
    return () => clearTimeout(again)
  }, [isOver])
}
