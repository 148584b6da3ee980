import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import styles from './controls.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A dialog, open while it is rendered. The browser keeps the focus in it, closes it by Esc and gives the focus back. */
export function Dialog({ title, onClose, isWide, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.dialogTop}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label="关闭" onClick={onClose} />
      </header>
      {children}
    </dialog>
  )
}
