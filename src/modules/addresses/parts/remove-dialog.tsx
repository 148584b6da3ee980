import type { ReactNode } from 'react'
import AskDialog from '../../../ui/ask-dialog/index.tsx'

interface RemoveDialogProps {
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const words = {
  title: '删除这个地址？',
  text: '删除后下单时不能再选它，已经下的订单不受影响。',
  ...{ yes: '删除', no: '取消' },
}

export default function RemoveDialog({ onConfirm, onClose }: RemoveDialogProps): ReactNode {
  return <AskDialog {...words} danger onYes={onConfirm} onNo={onClose} />
}
