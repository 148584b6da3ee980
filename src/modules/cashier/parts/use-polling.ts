import { useEffect, useState } from 'react'

/** B9: polling every 3 s, at most 3 times. */
const EVERY = 3000
const TIMES = 3

/**
 * [R9] Calls `poll` every three seconds while it is wanted, so many times; a hidden page waits.
 * @param poll the same function at each render
 * @returns whether the last of them is three seconds ago: nobody knows yet
 */
export function usePolling(isWanted: boolean, poll: () => void): boolean {
  const [count, setCount] = useState(0)
  const isOver = isWanted && count > TIMES
  useEffect(() => {
    if (!isWanted || isOver) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      if (count < TIMES) poll()
      setCount(count + 1)
    }, EVERY)
    return () => clearInterval(timer)
  }, [isWanted, isOver, count, poll])
  return isOver
}
