import { useEffect, useRef } from 'react'
import { useIsOver } from './use-is-over.ts'

/** Tells once when a moment is over: also when it was before the page came. */
export function useOver(until: string | undefined, now: () => number, tell: () => void): void {
  const isOver = useIsOver(until, now)
  const told = useRef(tell)
  useEffect(() => {
    told.current = tell
  })
  useEffect(() => {
    if (isOver) told.current()
  }, [isOver])
}
