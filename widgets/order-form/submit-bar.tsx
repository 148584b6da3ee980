import { useState, type ReactNode } from 'react'
import type { PriceLine } from '../../schemas/domain/order-fill.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import styles from './submit-bar.module.css'

interface SubmitBarProps {
  /** Yuan. */
  readonly total: number
  readonly totalPrefix: string
  readonly lines: readonly PriceLine[]
  readonly button: string
  readonly isBusy: boolean
}

const loadSheet = () => import('./price-sheet.tsx')

/** What is to be paid, of what it is made, and the button that orders. */
export function SubmitBar({ total, totalPrefix, lines, button, isBusy }: SubmitBarProps): ReactNode {
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
        {button}
      </MainButton>
      {isOpen && PriceSheet && <PriceSheet {...{ lines, total, totalPrefix }} onClose={() => setOpen(false)} />}
    </ActionBar>
  )
}
