import { useEffect, useState } from 'react'
import { shopTimeToEpoch } from '../../domain/dates.ts'
import { onTimeJump } from '../hooks/on-time-jump.ts'

/** A browser's timer counts no further. */
const LONGEST_WAIT = 2 ** 31 - 1

/**
 * Whether a shop-local moment (2026-11-20T20:00:00) has passed; false in the first render, which server and browser must agree on, and
 * for no moment. `now` gives the shop's time in epoch ms.
 */
export function useIsOver(until: string | undefined, now: () => number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const end = shopTimeToEpoch(until)
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const left = end === undefined ? undefined : end - now()
      setOver(left !== undefined && left <= 0)
      if (left !== undefined && left > 0) timer = setTimeout(look, Math.min(left, LONGEST_WAIT))
    }
    look()
    const stop = onTimeJump(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [until, now])
  return isOver
}
