import type { ReactNode } from 'react'
import { priceText } from '../../src/domain/price.ts'
import AskDialog from '../../src/ui/ask-dialog/index.tsx'
import { Dialog, DialogButton, DialogText } from '../../src/ui/dialog/index.tsx'
import type { Outcome } from './outcome.ts'

interface OutcomeDialogsProps {
  readonly outcome: Outcome
  /** The total that was refused, and today's. Yuan. */
  readonly before: number
  readonly total: number
  readonly onBack: () => void
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** The alert that leads back (8440001), and the question about another price: until that is here, only that it is another. */
export default function OutcomeDialogs(props: OutcomeDialogsProps): ReactNode {
  const { outcome, before, total, onBack, onAccept, onClose } = props
  if (outcome.kind === 'stale')
    return (
      <Dialog title="请重新选择" onClose={onBack}>
        <DialogText>{outcome.message}</DialogText>
        <DialogButton onPress={onBack}>确认</DialogButton>
      </Dialog>
    )
  if (before === total)
    return (
      <Dialog title="价格变动" onClose={onClose}>
        <DialogText>{outcome.message || '价格有变化，请确认后再提交'}</DialogText>
        <DialogButton onPress={onClose}>知道了</DialogButton>
      </Dialog>
    )
  return (
    <AskDialog
      title="价格变动"
      text={`订单总价从${priceText(before)}变动到${priceText(total)}，是否继续提交？`}
      yes="继续提交"
      no="再看看"
      onYes={onAccept}
      onNo={onClose}
    />
  )
}
