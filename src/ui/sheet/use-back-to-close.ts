import { useEffect, useId, useRef } from 'react'

/**
 * Puts a step of the same address into the history, so that the back gesture closes what is open instead of leaving the page.
 * The step keeps the state of the one before it: whoever routes by that state sees no change of place.
 */
export function useBackToClose(onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    history.pushState({ ...history.state, overlay: id }, '')
    const onBack = () => {
      if (history.state?.overlay !== id) close.current()
    }
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      // Closed some other way: take the step out again, unless the shopper has gone on from it.
      if (history.state?.overlay === id) history.back()
    }
  }, [id])
}
