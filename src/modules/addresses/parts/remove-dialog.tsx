import type { ReactNode } from 'react'
import { Dialog, DialogButton, DialogText } from '../../../ui/dialog/index.tsx'

interface RemoveDialogProps {
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export default function RemoveDialog({ onConfirm, onClose }: RemoveDialogProps): ReactNode {
  return (
    <Dialog title="删除这个地址？" onClose={onClose}>
      <DialogText>删除后下单时不能再选它，已经下的订单不受影响。</DialogText>
      <DialogButton onPress={onConfirm}>删除</DialogButton>
    </Dialog>
  )
}
