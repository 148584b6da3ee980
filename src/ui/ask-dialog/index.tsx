import type { ReactNode } from 'react'
import { Button } from '../button/index.tsx'
import { Dialog, DialogButton, DialogText } from '../dialog/index.tsx'
import styles from './ask-dialog.module.css'

interface AskDialogProps {
  readonly title: string
  readonly text?: string
  /** What the two buttons say. */
  readonly yes: string
  readonly no: string
  /** Yes takes away what can't be had again. */
  readonly danger?: boolean
  readonly onYes: () => void
  /** Told also of Esc, back, a tap outside and the close icon. */
  readonly onNo: () => void
}

/** A question with two answers, before what can't be taken back. Its code comes when it is asked. */
export default function AskDialog({ title, text, yes, no, danger, onYes, onNo }: AskDialogProps): ReactNode {
  return (
    <Dialog title={title} onClose={onNo}>
      {text && <DialogText>{text}</DialogText>}
      <DialogButton onPress={onYes} isDanger={danger}>
        {yes}
      </DialogButton>
      <div className={styles.no}>
        <Button kind="quiet" onPress={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
