import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface Strip {
  readonly strip: RefObject<HTMLUListElement | null>
  /** The slide in view. */
  readonly current: number
  readonly show: (at: number) => void
  readonly onScroll: () => void
}

/**
 * A row of slides as wide as itself, of which one is in view; it begins at `first`, and stays where it was when they come anew.
 * Another width of the row, as of a phone that is turned, keeps the slide in view.
 */
export function useStrip(first: number, length: number): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(first)
  const current = Math.min(chosen, Math.max(0, length - 1))
  const width = useRef(0)
  const inView = useRef(current)
  const goTo = (at: number) => {
    const row = strip.current
    if (row) row.scrollLeft = at * row.clientWidth
  }
  useLayoutEffect(() => {
    inView.current = current
  })
  const begin = useEffectEvent(() => goTo(first))
  // Once: later it is where the buyer swiped to.
  useLayoutEffect(() => begin(), [])
  useEffect(() => {
    const row = strip.current
    if (!row) return undefined
    const watch = new ResizeObserver(() => {
      if (row.clientWidth === width.current) return
      width.current = row.clientWidth
      row.scrollLeft = inView.current * row.clientWidth
    })
    watch.observe(row)
    return () => watch.disconnect()
  }, [])
  return {
    strip,
    current,
    show(at) {
      setChosen(at)
      goTo(at)
    },
    onScroll() {
      const row = strip.current
      // The browser's own scrolling to another width comes before the row is put right, and is nobody's swipe.
      if (row && row.clientWidth > 0 && row.clientWidth === width.current)
        setChosen(Math.round(row.scrollLeft / row.clientWidth))
    },
  }
}
