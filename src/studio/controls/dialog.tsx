import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { Modal } from './modal.tsx'
import styles from './controls.module.css'

interface DialogProps {
  readonly title: string
  /** Without it nothing but what is in it leads on. */
  readonly onClose?: () => void
  readonly isWide?: boolean
  /** It gives way for a while, and keeps what is in it. */
  readonly isAway?: boolean
  readonly children: ReactNode
}

/** A dialog, open while it is rendered; Esc closes it where it may be closed. */
export function Dialog({ title, onClose, isWide, isAway, children }: DialogProps): ReactNode {
  const id = useId()
  return (
    <Modal
      className={styles.dialog}
      data-wide={isWide || undefined}
      isAway={isAway}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header className={styles.dialogTop}>
        <h2 id={id}>{title}</h2>
        {onClose && <IconButton icon="close" label="关闭" onClick={onClose} />}
      </header>
      {children}
    </Modal>
  )
}
