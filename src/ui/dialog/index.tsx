import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../icon-button/index.tsx'
import { useModal } from '../sheet/use-modal.ts'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  /** A small picture or sign over the title. */
  readonly sign?: ReactNode
  /** Told of Esc, back, a tap outside and the close icon. The owner then stops rendering the dialog. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog in the middle of the screen (B2.10.6), open for as long as it is rendered; the browser keeps the focus in it and gives it back.
 * The way back closes it.
 */
export function Dialog({ title, sign, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.body}>
        <div className={styles.content}>
          {sign && <div className={styles.sign}>{sign}</div>}
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {children}
        </div>
        <div className={styles.close}>
          <IconButton icon="close" label="关闭" onPress={onClose} />
        </div>
      </div>
    </dialog>
  )
}

/** Lines in the middle are for a sentence or two: what is longer is read from the left. */
const SHORT = 48

/** The sentence of a dialog. It is read out when it replaces another. */
export function DialogText({ children = '' }: { readonly children?: string }): ReactNode {
  return (
    <p className={styles.text} data-long={children.length > SHORT || undefined} aria-live="polite">
      {children}
    </p>
  )
}

interface DialogButtonProps {
  /** Nothing happens on a tap. It keeps the focus, as a disabled button would not. */
  readonly isLocked?: boolean
  /** Without it the button submits the form around it. */
  readonly onPress?: () => void
  /** It takes away what can't be had again. */
  readonly isDanger?: boolean | undefined
  readonly children: ReactNode
}

/** The one button of a dialog, over its whole width. */
export function DialogButton({ isLocked = false, onPress, isDanger, children }: DialogButtonProps): ReactNode {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={styles.button}
      data-danger={isDanger || undefined}
      aria-disabled={isLocked || undefined}
      onClick={isLocked ? undefined : onPress}
    >
      {children}
    </button>
  )
}
