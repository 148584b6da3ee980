import type { ReactNode } from 'react'
import { priceText } from '../../../domain/price.ts'
import AskDialog from '../../../ui/ask-dialog/index.tsx'
import type { OrderDialog } from '../checkout-state.ts'
import { NoticeDialog } from './notice-dialog.tsx'

interface OutcomeDialogsProps {
  readonly dialog: OrderDialog
  /** Today's total, yuan. */
  readonly total: number
  readonly onBack: () => void
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** The alert that leads back (8440001) or to the orders to pay, and the question about another price: until that is here, only that it is another. */
export function OutcomeDialogs({ dialog, total, onBack, onAccept, onClose }: OutcomeDialogsProps): ReactNode {
  if (dialog.kind !== 'reprice') {
    const isStale = dialog.kind === 'stale'
    return (
      <NoticeDialog
        title={isStale ? '请重新选择' : '暂时不能下单'}
        text={dialog.message}
        button={isStale ? '确认' : '去支付'}
        onPress={onBack}
        onClose={isStale ? onBack : onClose}
      />
    )
  }
  if (dialog.before === total)
    return (
      <NoticeDialog
        title="价格变动"
        text={dialog.message || '价格有变化，请确认后再提交'}
        button="知道了"
        onPress={onClose}
        onClose={onClose}
      />
    )
  return (
    <AskDialog
      title="价格变动"
      text={`订单总价从${priceText(dialog.before)}变动到${priceText(total)}，是否继续提交？`}
      yes="继续提交"
      no="再看看"
      onYes={onAccept}
      onNo={onClose}
    />
  )
}
