import { useEffect, useRef, useState, type RefObject } from 'react'
import { useHeld } from '../../src/ui/hooks/use-held.ts'
import { useReducedMotion } from '../../src/ui/hooks/use-reduced-motion.ts'

interface Turning {
  /** The row at the top. */
  readonly at: number
  readonly isPaused: boolean
  readonly setPaused: (isPaused: boolean) => void
  readonly step: () => void
}

/**
 * Turns rows one by one every `interval` ms, back to the first after the last. It waits while it is paused, out of sight or unwanted by the
 * shopper (reduced motion), and while mouse or focus hold the rows; the focus that a tap leaves on the buttons beside them holds nothing.
 * `begin` is where it starts once that is known.
 */
export function useTurning(
  rows: RefObject<HTMLElement | null>,
  count: number,
  interval: number,
  begin: number | undefined,
): Turning {
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isHeld = useHeld(rows)
  const isCalm = useReducedMotion()
  const hasBegun = useRef(false)
  const step = () => setAt((now) => (now + 1 < count ? now + 1 : 0))
  const runs = count > 1 && interval > 0 && !isPaused && !isHeld && !isCalm

  useEffect(() => {
    if (begin === undefined || hasBegun.current) return
    hasBegun.current = true
    setAt(Math.min(begin, count - 1))
  }, [begin, count])

  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => {
      if (isSeen(rows.current)) setAt((now) => (now + 1 < count ? now + 1 : 0))
    }, interval)
    return () => clearInterval(timer)
  }, [runs, interval, count, rows])

  return { at: Math.min(at, count - 1), isPaused, setPaused, step }
}

function isSeen(element: HTMLElement | null): boolean {
  if (!element || document.visibilityState === 'hidden') return false
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}
