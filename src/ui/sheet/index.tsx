import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.tsx'
import styles from './sheet.module.css'
import { useBackToClose } from './use-back-to-close.ts'
import { useSwipeDown } from './use-swipe-down.ts'

interface SheetProps {
  readonly title: string
  /** Told of Esc, back, a swipe down, a tap outside and the close button. The owner then stops rendering the sheet. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet from the bottom over everything else; it is open for as long as it is rendered. The browser keeps the focus in it, and gives it back. */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog)
  useBackToClose(onClose)
  const swipe = useSwipeDown(dialog, onClose)
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.body}>
        <div className={styles.bar} {...swipe}>
          <span className={styles.handle} aria-hidden="true" />
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <IconButton icon="close" label="关闭" onPress={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  )
}

/** Before paint, and closed before it leaves the document: only then does the browser give the focus back. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [dialog])
}
