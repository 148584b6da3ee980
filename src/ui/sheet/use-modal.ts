import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useBackToClose } from './use-back-to-close.ts'

/** Shows the dialog over everything for as long as it is rendered; Esc, a tap outside and the way back ask to close it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useBackToClose(onClose)
  // Before paint, and closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [dialog])

  useEffect(() => {
    const element = dialog.current
    const cancel = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    // The sheet's content covers the dialog's box: what hits the dialog itself hit the backdrop.
    const tap = (event: Event) => event.target === element && onClose()
    element?.addEventListener('cancel', cancel)
    element?.addEventListener('click', tap)
    return () => {
      element?.removeEventListener('cancel', cancel)
      element?.removeEventListener('click', tap)
    }
  }, [dialog, onClose])
}
