import { useEffect, useState } from 'react'

const MINUTE = 60_000

/**
 * The shop's time in epoch ms, told anew with each full minute and when a hidden page is shown again; undefined in the first render,
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
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return time
}
