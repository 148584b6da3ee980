import type { ReactNode } from 'react'
import { Button } from '../../src/ui/button/index.tsx'
import { Dialog, DialogButton } from '../../src/ui/dialog/index.tsx'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** B5: asked once more before it is sent. */
export default function ConfirmDialog({ onConfirm, onClose }: ConfirmDialogProps): ReactNode {
  return (
    <Dialog title="是否确认提交？" onClose={onClose}>
      <DialogButton onPress={onConfirm}>确认</DialogButton>
      <div className={styles.other}>
        <Button kind="quiet" onPress={onClose}>
          取消
        </Button>
      </div>
    </Dialog>
  )
}
