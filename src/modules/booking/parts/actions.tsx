import type { ReactNode } from 'react'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { MainButton } from '../../../ui/main-button/index.tsx'
import styles from './actions.module.css'

const loadAsk = () => import('../../../ui/ask-dialog/index.tsx')

export interface ActionsProps {
  readonly canChange: boolean
  /** Another day is being chosen. */
  readonly isChanging: boolean
  readonly isAsking: boolean
  readonly isBusy: boolean
  readonly onChange: () => void
  readonly onCancel: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  /** The code of the question could not be had. */
  readonly onOffline: () => void
}

/** What can be done to a booked day, at the foot of the screen. */
export function Actions(props: ActionsProps): ReactNode {
  const { canChange, isChanging, isAsking, isBusy, onChange, onCancel, onConfirm, onDecline, onOffline } = props
  const ask = useLazyPart(loadAsk)
  const cancel = () => {
    if (ask.hasFailed) onOffline()
    ask.fetch()
    onCancel()
  }
  return (
    <div data-part="actions" aria-busy={isBusy} onPointerDown={ask.fetch}>
      <ActionBar label="操作">
        <button
          type="button"
          className={styles.cancel}
          onClick={isBusy ? undefined : cancel}
          aria-disabled={isBusy || undefined}
        >
          取消预约
        </button>
        <MainButton isWide isOff={!canChange} isBusy={isBusy} onPress={onChange}>
          {isChanging ? '不改了' : '改期'}
        </MainButton>
      </ActionBar>
      {isAsking && ask.Part && (
        <ask.Part
          title="请确认"
          text="确定取消这个预约吗？取消后这一天会让给别人。"
          yes="确定"
          no="再想想"
          onYes={onConfirm}
          onNo={onDecline}
        />
      )}
    </div>
  )
}
