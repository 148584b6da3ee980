import { useEffect, useRef, useState } from 'react'

interface Frame {
  readonly isReady: boolean
  /** The draft that the server has can be shown; undefined while nobody knows. */
  readonly isSound: boolean | undefined
}

/** Counts how often the frame must be opened anew: the draft of a new page that began with errors had no page, and has one now. */
export function useReopened({ isReady, isSound }: Frame): number {
  const [turn, setTurn] = useState(0)
  const wasBroken = useRef(false)
  useEffect(() => {
    if (isSound === false) wasBroken.current = true
    if (isSound !== true || !wasBroken.current) return
    wasBroken.current = false
    if (!isReady) setTurn((before) => before + 1)
  }, [isReady, isSound])
  return turn
}
