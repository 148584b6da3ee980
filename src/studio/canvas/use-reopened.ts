import { type RefObject, useEffect, useRef, useState } from 'react'
import { useReturns } from '../session/returns.ts'

interface Opened {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly isReady: boolean
  /** The draft that the server has can be shown; undefined while nobody knows. */
  readonly isSound: boolean | undefined
}

/**
 * Counts how often the frame must be opened anew: the draft of a new page that began with errors had no page, and has one now; or nobody
 * answered when it was opened, and the browser shows words of its own, which are of no origin.
 */
export function useReopened({ frame, isReady, isSound }: Opened): number {
  const [turn, setTurn] = useState(0)
  const wasBroken = useRef(false)
  useEffect(() => {
    if (isSound === false) wasBroken.current = true
    if (isSound !== true || !wasBroken.current) return
    wasBroken.current = false
    if (!isReady) setTurn((before) => before + 1)
  }, [isReady, isSound])
  const returns = useReturns()
  const known = useRef(returns)
  useEffect(() => {
    if (known.current === returns) return
    known.current = returns
    if (!isReady || frame.current?.contentDocument === null) setTurn((before) => before + 1)
  }, [frame, isReady, returns])
  return turn
}
