import type { ReactNode } from 'react'
import AskDialog from '../../../ui/ask-dialog/index.tsx'

interface DeleteDialogProps {
  readonly plate: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export default function DeleteDialog({ plate, onConfirm, onClose }: DeleteDialogProps): ReactNode {
  const words = {
    title: '删除车牌',
    text: `确认删除 ${plate}？删除后这辆车不再免费停车。`,
    yes: '确认删除',
    no: '取消',
  }
  return <AskDialog {...words} danger onYes={onConfirm} onNo={onClose} />
}
