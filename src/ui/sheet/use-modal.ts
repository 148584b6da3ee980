import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useBackToClose } from './use-back-to-close.ts'

/** Shows the dialog over everything for as long as it is rendered; Esc, a tap outside and the way back ask to close it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useBackToClose(onClose)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Before paint, and closed before it leaves the document: only then does the browser give the focus back. It listens from then on: an Esc
  // that nobody heard would close the dialog behind its owner's back, who could not open it again.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const cancel = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    // The sheet's content covers the dialog's box: what hits the dialog itself hit the backdrop.
    const tap = (event: Event) => event.target === element && close.current()
    element.addEventListener('cancel', cancel)
    element.addEventListener('click', tap)
    element.showModal()
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('click', tap)
      element.close()
    }
  }, [dialog])
}
