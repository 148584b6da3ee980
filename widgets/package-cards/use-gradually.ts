import { useLayoutEffect, useMemo, useState } from 'react'

/**
 * A list that grows at its end, given out an element more in each frame: so much is made, laid out and painted in time on a slow phone. A
 * list that begins with another element is given out at once.
 */
export function useGradually<Item>(list: readonly Item[]): readonly Item[] {
  const [first] = list
  const [given, setGiven] = useState({ first, count: list.length })
  const count = given.first === first ? given.count : list.length
  if (given.first !== first) setGiven({ first, count })
  // Asked for with the element before: a passive effect may miss the next frame, and elements would come in every other one.
  useLayoutEffect(() => {
    if (count >= list.length) return undefined
    const frame = requestAnimationFrame(() => setGiven({ first, count: count + 1 }))
    return () => cancelAnimationFrame(frame)
  }, [first, count, list])
  return useMemo(() => (count >= list.length ? list : list.slice(0, count)), [list, count])
}
