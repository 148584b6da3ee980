import type { ReactNode } from 'react'
import { Dialog, DialogButton, DialogText } from '../../../ui/dialog/index.tsx'
import type { ShoppingInfo } from '../checkout-api.ts'
import { CLOSED, ORDERED } from '../messages.ts'

interface ProblemDialogProps {
  readonly problem: NonNullable<ShoppingInfo['problem']>
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Why what was chosen can't be ordered (B8): it is an order already, or it can't be had any more. */
export function ProblemDialog({ problem, onConfirm, onClose }: ProblemDialogProps): ReactNode {
  const { title, button } = problem.orderId === undefined ? CLOSED : ORDERED
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogText>{problem.message}</DialogText>
      <DialogButton onPress={onConfirm}>{button}</DialogButton>
    </Dialog>
  )
}
