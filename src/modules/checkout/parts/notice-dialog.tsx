import type { ReactNode } from 'react'
import { Dialog, DialogButton, DialogText } from '../../../ui/dialog/index.tsx'

interface NoticeDialogProps {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly onPress: () => void
  /** Told also of Esc, back and a tap outside. */
  readonly onClose: () => void
}

/** Something to be read, with one way on. */
export const NoticeDialog = ({ title, text, button, onPress, onClose }: NoticeDialogProps): ReactNode => (
  <Dialog title={title} onClose={onClose}>
    <DialogText>{text}</DialogText>
    <DialogButton onPress={onPress}>{button}</DialogButton>
  </Dialog>
)
