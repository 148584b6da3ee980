import { useEffect, useState } from 'react'
import { onTimeJump } from './on-time-jump.ts'

const MINUTE = 60_000

/**
 * The shop's time in epoch ms, told anew with each full minute, when a hidden page is shown again and when the clock is set; undefined in the first render,
 * which server and browser must agree on.
 */
export function useMinute(now: () => number): number | undefined {
  const [time, setTime] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      const current = now()
      setTime(current)
      timer = setTimeout(tick, MINUTE - (current % MINUTE))
    }
    tick()
    const stop = onTimeJump(tick)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [now])
  return time
}
