import { useEffect, useMemo, useState } from 'react'

/**
 * Elements that a list grows by at once: so many are made and laid out in time on a slow phone. One in each frame is no better: a frame in
 * which a list grows costs most of its time whatever it grows by, and the one after it, with nothing to do, makes up for one that was late.
 */
const STEP = 2

/** A list that grows at its end, given out a few elements more in each frame; a list that begins with another element, at once. */
export function useGradually<Item>(list: readonly Item[]): readonly Item[] {
  const [first] = list
  const [given, setGiven] = useState({ first, count: list.length })
  const count = given.first === first ? given.count : list.length
  if (given.first !== first) setGiven({ first, count })
  useEffect(() => {
    if (count >= list.length) return undefined
    const frame = requestAnimationFrame(() => setGiven({ first, count: count + STEP }))
    return () => cancelAnimationFrame(frame)
  }, [first, count, list])
  return useMemo(() => (count >= list.length ? list : list.slice(0, count)), [list, count])
}
