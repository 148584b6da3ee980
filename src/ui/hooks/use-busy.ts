import { useEffect, useState } from 'react'

/** B5, B9: whatever becomes of it, a button waits no longer than this, in ms. */
const LONGEST = 5000

/** Whether the button waits: while something is under way, and no longer than five seconds. */
export function useBusy(isUnderWay: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (!isUnderWay) return undefined
    const timer = setTimeout(() => setOver(true), LONGEST)
    return () => clearTimeout(timer)
  }, [isUnderWay])
  return isUnderWay && !isOver
}
