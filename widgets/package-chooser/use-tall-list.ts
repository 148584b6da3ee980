import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A4: the chooser collapses to 100 units when it is taller than that plus 5. A unit is a CSS pixel of a page 375 wide, which the first
 * app was drawn on; our lengths do not grow with the page, so it is one pixel on every page.
 */
export const COLLAPSED = 100
const TALL = COLLAPSED + 5

/** Whether all that is in the list is too tall to be shown at once; measured again when it changes its width. */
export function useTallList(): { readonly list: RefObject<HTMLUListElement | null>; readonly isTall: boolean } {
  const list = useRef<HTMLUListElement>(null)
  const [isTall, setTall] = useState(false)
  useEffect(() => {
    const { current } = list
    if (!current) return undefined
    const measure = () => setTall(current.scrollHeight > TALL)
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    measure()
    return () => watch.disconnect()
  }, [])
  return { list, isTall }
}
