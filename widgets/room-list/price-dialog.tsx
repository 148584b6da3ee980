import type { ReactNode } from 'react'
import { priceText } from '../../src/domain/price.ts'
import AskDialog from '../../src/ui/ask-dialog/index.tsx'

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
    <AskDialog
      title="房价变动"
      text={`您选择日期的房型总价从${priceText(before)}变动到${priceText(after)}，是否继续预订？`}
      yes="继续预订"
      no="重选日期/房型/人数"
      onYes={onAccept}
      onNo={onReselect}
    />
  )
}
