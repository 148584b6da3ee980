import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.tsx'
import { breakWords } from '../words/break-words.ts'
import styles from './sheet.module.css'
import { useModal } from './use-modal.ts'
import { useSwipeDown } from './use-swipe-down.ts'

interface SheetProps {
  readonly title: string
  /** Told of Esc, back, a swipe down, a tap outside and the close button. The owner then stops rendering the sheet. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A sheet from the bottom over everything else; it is open for as long as it is rendered. The browser keeps the focus in it, and gives it back; it
 * draws what a sheet holds, so the names in it are broken here.
 */
export function Sheet({ title, onClose, children }: SheetProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose)
  const swipe = useSwipeDown(dialog, onClose)
  useLayoutEffect(() => breakWords(document.body), [])
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id}>
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
