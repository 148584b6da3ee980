import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface Strip {
  readonly strip: RefObject<HTMLUListElement | null>
  /** The slide in view. */
  readonly current: number
  readonly show: (at: number) => void
  readonly onScroll: () => void
}

/** A row of slides as wide as itself, of which one is in view; it begins at `first`, and stays where it was when they come anew. */
export function useStrip(first: number, length: number): Strip {
  const strip = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(first)
  const current = Math.min(chosen, Math.max(0, length - 1))
  const goTo = (at: number) => {
    const row = strip.current
    if (row) row.scrollLeft = at * row.clientWidth
  }
  useLayoutEffect(() => {
    goTo(first)
    // The first one alone: later it is where the buyer swiped to.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
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
      if (row && row.clientWidth > 0) setChosen(Math.round(row.scrollLeft / row.clientWidth))
    },
  }
}
