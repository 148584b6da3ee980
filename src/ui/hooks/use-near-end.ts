import { useEffect, useRef, type RefObject } from 'react'

/** So far below the screen a list's end is near, in CSS pixels: most of a screen of scrolling. */
const NEAR = 600

/**
 * Calls `onNear` each time that the end of a list comes near: of the time before nothing may have come.
 * @param list what tells one state of the list from the next; false: there is nothing to wait for
 */
export function useNearEnd(end: RefObject<Element | null>, list: number | false, onNear: () => void): void {
  const told = useRef(onNear)
  useEffect(() => {
    told.current = onNear
  })
  useEffect(() => {
    const element = end.current
    if (list === false || !element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) told.current()
      },
      { rootMargin: `0px 0px ${NEAR}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [end, list])
}
