import { type DialogHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** Dialogs that are open over the screen. */
let open = 0

/** What is behind a dialog is for nobody: not for taps and keys, which the browser sees to, and not for what reads the screen out. */
function cover(by: 1 | -1): void {
  open += by
  const screen = document.getElementById('root')
  if (screen) screen.inert = open > 0
}

interface ModalProps extends DialogHTMLAttributes<HTMLDialogElement> {
  /** It gives way for a while, and keeps what is in it. */
  readonly isAway?: boolean
}

/**
 * A dialog over the whole screen, open while it is rendered: beside the screen in the document, so that this can be inert behind it. The browser
 * keeps the focus in it, and gives it back.
 */
export function Modal({ isAway = false, children, ...more }: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    if (isAway) return undefined
    // Opened first: what has the focus now gets it back, and in an inert screen nothing has it.
    current?.showModal()
    cover(1)
    return () => {
      cover(-1)
      // Closed before it leaves the document: only then does the browser give the focus back.
      current?.close()
    }
  }, [isAway])
  return createPortal(
    <dialog ref={dialog} {...more}>
      {children}
    </dialog>,
    document.body,
  )
}
