import { useEffect, useState } from 'react'
import { onTimeJump } from '../hooks/on-time-jump.ts'

/**
 * The shop's time in epoch ms, told anew at each full second and when the clock is set; undefined in the first render, which server and browser must agree on.
 * A hidden page is not woken.
 */
export function useClock(now: () => number): number | undefined {
  const [time, setTime] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const current = now()
      setTime(current)
      timer = setTimeout(tick, 1000 - (current % 1000))
    }
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'hidden') tick()
    }
    follow()
    const stop = onTimeJump(follow)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [now])
  return time
}
