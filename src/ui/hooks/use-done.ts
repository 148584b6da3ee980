import { useEffect, useRef } from 'react'

/** Tells once when what was under way is done, with what the component knows by then. */
export function useDone(isDone: boolean, tell: () => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (isDone) latest.current()
  }, [isDone])
}
