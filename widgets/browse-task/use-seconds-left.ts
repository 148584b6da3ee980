import { useEffect, useState } from 'react'
import { onFirstTouch } from '../../src/ui/first-touch/index.ts'

/** Seconds from `total` down to 0. They start with the first touch of the page, and stand still while it is hidden (A4). */
export function useSecondsLeft(total: number): number {
  const [spent, setSpent] = useState(0)
  const isOver = spent >= total
  useEffect(() => {
    if (isOver) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isStarted = false
    const follow = () => {
      clearInterval(timer)
      if (isStarted && document.visibilityState !== 'hidden')
        timer = setInterval(() => setSpent((now) => now + 1), 1000)
    }
    const stop = onFirstTouch(() => {
      isStarted = true
      follow()
    })
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [isOver])
  return Math.max(0, total - spent)
}
