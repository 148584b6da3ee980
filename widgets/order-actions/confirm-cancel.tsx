import type { ReactNode } from 'react'
import { Button } from '../../src/ui/button/index.tsx'
import { Dialog, DialogButton, DialogText } from '../../src/ui/dialog/index.tsx'
import styles from './confirm-cancel.module.css'

interface ConfirmCancelProps {
  readonly onKeep: () => void
  readonly onCancel: () => void
}

/** B4: an order is cancelled once that is confirmed. */
export default function ConfirmCancel({ onKeep, onCancel }: ConfirmCancelProps): ReactNode {
  return (
    <Dialog title="取消订单" onClose={onKeep}>
      <DialogText>取消后库存和优惠券会退回，订单不能恢复。是否确认取消？</DialogText>
      <DialogButton onPress={onCancel}>确认取消</DialogButton>
      <div className={styles.other}>
        <Button kind="quiet" onPress={onKeep}>
          再想想
        </Button>
      </div>
    </Dialog>
  )
}
