import type { ReactNode } from 'react'
import { priceText } from '../../src/domain/price.ts'
import { Button } from '../../src/ui/button/index.tsx'
import { Dialog, DialogButton, DialogText } from '../../src/ui/dialog/index.tsx'
import styles from './order-form.module.css'

interface OutcomeDialogsProps {
  readonly stale?: string
  /** The total that was refused, and today's. Yuan. */
  readonly before?: number
  readonly total: number
  readonly onBack: () => void
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** The alert that leads back (8440001), and the question about another price: asked once the new one is here. */
export default function OutcomeDialogs(props: OutcomeDialogsProps): ReactNode {
  const { stale, before, total, onBack, onAccept, onClose } = props
  if (stale !== undefined)
    return (
      <Dialog title="请重新选择" onClose={onBack}>
        <DialogText>{stale}</DialogText>
        <DialogButton onPress={onBack}>确认</DialogButton>
      </Dialog>
    )
  if (before === undefined || before === total) return null
  return (
    <Dialog title="价格变动" onClose={onClose}>
      <DialogText>{`订单总价从${priceText(before)}变动到${priceText(total)}，是否继续提交？`}</DialogText>
      <DialogButton onPress={onAccept}>继续提交</DialogButton>
      <div className={styles.other}>
        <Button kind="quiet" onPress={onClose}>
          再看看
        </Button>
      </div>
    </Dialog>
  )
}
