import type { ReactNode } from 'react'
import { Dialog, DialogButton, DialogText } from '../../../ui/dialog/index.tsx'

interface DeleteDialogProps {
  readonly plate: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export default function DeleteDialog({ plate, onConfirm, onClose }: DeleteDialogProps): ReactNode {
  return (
    <Dialog title="删除车牌" onClose={onClose}>
      <DialogText>{`确认删除 ${plate}？删除后这辆车不再免费停车。`}</DialogText>
      <DialogButton onPress={onConfirm}>确认删除</DialogButton>
    </Dialog>
  )
}
