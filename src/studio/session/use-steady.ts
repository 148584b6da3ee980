import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same one and does what the last render said: what is given it is not rendered again for it. */
export function useSteady<Given extends readonly unknown[]>(run: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
