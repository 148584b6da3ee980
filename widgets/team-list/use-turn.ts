import { useEffect, useState, type RefObject } from 'react'
import { useHeld } from '../../src/ui/hooks/use-held.ts'
import { useReducedMotion } from '../../src/ui/hooks/use-reduced-motion.ts'

/** A9: ms until the next teams are shown. */
const EVERY = 10_000

/** Which of so many views is shown: the next one by and by, but not while somebody is at it or wants no motion. */
export function useTurn(target: RefObject<HTMLElement | null>, views: number) {
  const [at, setAt] = useState(0)
  const isHeld = useHeld(target)
  const isStill = useReducedMotion()
  const isTurning = views > 1 && !isHeld && !isStill
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => setAt((before) => before + 1), EVERY)
    return () => clearInterval(timer)
  }, [isTurning])
  return { at: views > 0 ? at % views : 0, next: () => setAt((before) => before + 1) }
}
