import type { ReactNode } from 'react'
import { Dialog, DialogButton, DialogText } from '../../src/ui/dialog/index.tsx'

interface DialogBoxProps {
  readonly title: string
  readonly content: string
  readonly button: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export default function DialogBox({ title, content, button, onConfirm, onClose }: DialogBoxProps): ReactNode {
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogText>{content}</DialogText>
      <DialogButton onPress={onConfirm}>{button}</DialogButton>
    </Dialog>
  )
}
