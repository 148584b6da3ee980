import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { OverlayStepsContext } from './overlay-steps.ts'

/** The back gesture closes what is open, instead of leaving the page. */
export function useBackToClose(onClose: () => void): void {
  const { open } = useContext(OverlayStepsContext)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Before the first paint: whoever sees what is open can already go back from it.
  useLayoutEffect(() => open(() => close.current()), [open])
}
