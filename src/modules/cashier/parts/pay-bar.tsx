import type { ReactNode } from 'react'
import type { PayWay } from '../../../../schemas/domain/pay-way.ts'
import type { Channel } from '../../../../schemas/domain/channels.ts'
import { chosenWay } from '../../../domain/order/pay-ways.ts'
import { ActionBar } from '../../../ui/action-bar/index.tsx'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { Price } from '../../../ui/price/index.tsx'
import styles from './pay-bar.module.css'

interface PayBarProps {
  /** Yuan. */
  readonly amount: number
  readonly channel: Channel
  /** What was chosen; empty: the channel's usual way. */
  readonly way: string
  readonly isBusy: boolean
  readonly onPay: (way: PayWay) => void
}

/** [R5] What is left to pay, and the button that leads to the payment company. */
export const PayBar = ({ amount, channel, way, isBusy, onPay }: PayBarProps): ReactNode => (
  <ActionBar label="付款">
    <span className={styles.amount}>
      <Price amount={amount} size="l" />
    </span>
    <MainButton tone="accent" isBusy={isBusy} onPress={() => onPay(chosenWay(channel, way))}>
      {isBusy ? '正在打开...' : '立即支付'}
    </MainButton>
  </ActionBar>
)
