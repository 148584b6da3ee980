import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { Modal } from './modal.tsx'
import styles from './controls.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A dialog, open while it is rendered; Esc closes it. */
export function Dialog({ title, onClose, isWide, children }: DialogProps): ReactNode {
  const id = useId()
  return (
    <Modal
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
    </Modal>
  )
}
