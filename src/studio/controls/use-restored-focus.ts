import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when what had it is gone with what was done: a button that is not offered any more, a dialog on another screen. Who works by
 * keys, or hears the page, is not sent back to its beginning. An element that has the focus keeps it.
 * @param turn another value each time that something was done
 */
export function useRestoredFocus<Place extends HTMLElement>(turn: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    // Before anybody did anything nothing is gone.
    const hasActed = navigator.userActivation?.hasBeenActive ?? true
    if (hasActed && document.activeElement === document.body) place.current?.focus()
  }, [turn])
  return place
}
