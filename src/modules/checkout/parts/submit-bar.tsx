import { useState, type ReactNode } from 'react'
import type { PriceLine } from '../../../../schemas/domain/order-fill.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { useLazyPart } from '../../../ui/hooks/use-lazy-part.ts'
import { Icon } from '../../../ui/icon/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Price } from '../../../ui/price/index.tsx'
import styles from './submit-bar.module.css'

interface SubmitBarProps {
  /** Yuan. */
  readonly total: number
  /** Before the total; 合计 without one. */
  readonly totalPrefix: string | undefined
  readonly lines: readonly PriceLine[]
  readonly isBusy: boolean
}

const loadSheet = () => import('./price-sheet.tsx')

/** What is to be paid, of what it is made, and the button that orders. */
export function SubmitBar({ total, totalPrefix = '合计', lines, isBusy }: SubmitBarProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { Part: PriceSheet, fetch } = useLazyPart(loadSheet)
  return (
    <ActionBar label="提交订单">
      <button
        type="button"
        className={styles.total}
        aria-haspopup="dialog"
        onPointerDown={fetch}
        onClick={() => {
          fetch()
          setOpen(true)
        }}
      >
        <span className={styles.sum} aria-live="polite">
          <span className={styles.prefix}>{totalPrefix}</span>
          <Price amount={total} size="l" />
        </span>
        <span className={styles.more}>
          明细
          <Icon name="chevron" />
        </span>
      </button>
      <MainButton tone="accent" isBusy={isBusy}>
        提交订单
      </MainButton>
      {isOpen && PriceSheet && <PriceSheet {...{ lines, total, totalPrefix }} onClose={() => setOpen(false)} />}
    </ActionBar>
  )
}
