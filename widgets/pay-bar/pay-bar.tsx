import type { ReactNode } from 'react'
import { chosenWay } from '../../src/domain/pay-ways.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar } from '../../src/ui/action-bar/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { useRefused } from '../../src/ui/hooks/use-refused.ts'
import { defaults } from './defaults.ts'
import styles from './pay-bar.module.css'
import type { PayBarProps } from './props.schema.ts'

/** What is left to pay, and the button that leads to the payment company. */
export default function PayBar(props: PayBarProps & WidgetTools): ReactNode {
  const { amount, channel, way, text, result, emit } = { ...defaults, ...props }
  useRefused(result, emit)
  const isBusy = result?.status === 'busy'
  return (
    <ActionBar label="付款">
      <span className={styles.amount}>
        <Price amount={amount} size="l" />
      </span>
      <MainButton tone="accent" isBusy={isBusy} onPress={() => emit('pay', { way: chosenWay(channel, way) })}>
        {isBusy ? '正在打开...' : text}
      </MainButton>
    </ActionBar>
  )
}
