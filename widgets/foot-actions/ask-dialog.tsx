import type { ReactNode } from 'react'
import { Dialog, DialogText } from '../../src/ui/dialog/index.tsx'
import styles from './foot-actions.module.css'

interface AskDialogProps {
  readonly question: string
  readonly onAnswer: (isYes: boolean) => void
}

/** A question before what can't be taken back. */
export function AskDialog({ question, onAnswer }: AskDialogProps): ReactNode {
  return (
    <Dialog title="请确认" onClose={() => onAnswer(false)}>
      <DialogText>{question}</DialogText>
      <button type="button" className={styles.yes} onClick={() => onAnswer(true)}>
        确定
      </button>
      <button type="button" className={styles.no} onClick={() => onAnswer(false)}>
        再想想
      </button>
    </Dialog>
  )
}
