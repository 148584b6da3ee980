import type { ReactNode } from 'react'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { MainButton } from '../../../ui/main-button/index.tsx'

const loadAsk = () => import('../../../ui/ask-dialog/index.tsx')

export interface RedeemProps {
  readonly canUse: boolean
  readonly isAsking: boolean
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  /** The code of the question could not be had. */
  readonly onOffline: () => void
}

/** B4: one use of a code, at the foot of the screen. */
export function Redeem({ canUse, isAsking, isBusy, onPress, onConfirm, onDecline, onOffline }: RedeemProps): ReactNode {
  const ask = useLazyPart(loadAsk)
  const press = () => {
    if (ask.hasFailed) onOffline()
    ask.fetch()
    onPress()
  }
  return (
    <div data-part="redeem" aria-busy={isBusy} onPointerDown={ask.fetch}>
      <ActionBar label="操作">
        <MainButton isWide isOff={!canUse} isBusy={isBusy} onPress={press}>
          核销一次
        </MainButton>
      </ActionBar>
      {isAsking && ask.Part && (
        <ask.Part
          title="请确认"
          text="确定核销一次吗？核销后不能撤回。"
          yes="确定"
          no="再想想"
          onYes={onConfirm}
          onNo={onDecline}
        />
      )}
    </div>
  )
}
