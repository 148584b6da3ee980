import { useEffect, useState } from 'react'

/** B9: polling every 3 s. */
const EVERY = 3000

/**
 * Calls `poll` every three seconds while it is wanted, so many times; a hidden page waits.
 * @returns whether the last of them is three seconds ago: nobody knows yet
 */
export function usePolling(isWanted: boolean, times: number, poll: () => void): boolean {
  const [count, setCount] = useState(0)
  const isOver = isWanted && count > times
  useEffect(() => {
    if (!isWanted || isOver) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      if (count < times) poll()
      setCount(count + 1)
    }, EVERY)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `poll` may be another function at each render
  }, [isWanted, isOver, count, times])
  return isOver
}
