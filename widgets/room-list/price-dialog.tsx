import type { ReactNode } from 'react'
import { priceText } from '../../src/domain/price.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Dialog, DialogButton, DialogText } from '../../src/ui/dialog/index.tsx'
import styles from './price-dialog.module.css'

interface PriceDialogProps {
  /** Yuan. */
  readonly before: number
  readonly after: number
  readonly onAccept: () => void
  readonly onReselect: () => void
}

/** A8: whether to go on at another total. */
export default function PriceDialog({ before, after, onAccept, onReselect }: PriceDialogProps): ReactNode {
  return (
    <Dialog title="房价变动" onClose={onReselect}>
      <DialogText>{`您选择日期的房型总价从${priceText(before)}变动到${priceText(after)}，是否继续预订？`}</DialogText>
      <DialogButton onPress={onAccept}>继续预订</DialogButton>
      <div className={styles.other}>
        <Button kind="quiet" onPress={onReselect}>
          重选日期/房型/人数
        </Button>
      </div>
    </Dialog>
  )
}
