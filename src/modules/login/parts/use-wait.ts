import { useEffect, useState } from 'react'

/** Seconds until that moment; 0 when it is over. They are told by the clock, since a page in the background skips ticks. */
export function useWait(until: number, now: () => number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const tick = () => {
      const rest = Math.max(0, Math.ceil((until - now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => {
      clearInterval(timer)
      setLeft(0)
    }
  }, [until, now])
  return left
}
