import type { ReactNode } from 'react'
import { Dialog, DialogButton, DialogText } from '../../../ui/dialog/index.tsx'

interface PayFailedBoxProps {
  readonly onClose: () => void
}

export default function PayFailedBox({ onClose }: PayFailedBoxProps): ReactNode {
  return (
    <Dialog title="支付失败" onClose={onClose}>
      <DialogText>没有扣款，订单还在，可以重新支付。</DialogText>
      <DialogButton onPress={onClose}>知道了</DialogButton>
    </Dialog>
  )
}
