import { useEffect, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Countdown } from '../../src/ui/countdown/index.tsx'
import { useIsOver } from '../../src/ui/countdown/use-is-over.ts'
import { Price } from '../../src/ui/price/index.tsx'
import { defaults } from './defaults.ts'
import styles from './pay-amount.module.css'
import type { PayAmountProps } from './props.schema.ts'

/** What is left to pay, and for how long it can be paid (B9: retainTime minus now). */
export default function PayAmount(props: PayAmountProps & WidgetTools): ReactNode {
  const { amount, paid = 0, until, label, now, emit } = { ...defaults, ...props }
  const isOver = useIsOver(until, now)
  useEffect(() => {
    if (isOver) emit('over', {})
    // The page is told once for each moment.
    // oxlint-disable-next-line react/exhaustive-deps -- `emit` may be another function at each render
  }, [isOver, until])
  return (
    <section className={styles.place}>
      <div className={styles.card}>
        <p className={styles.label}>{label}</p>
        <p className={styles.amount}>
          <Price amount={amount} size="l" />
        </p>
        {paid > 0 && (
          <p className={styles.paid}>
            已付 <Price amount={paid} />
          </p>
        )}
        <p className={styles.time}>
          <Countdown until={until} now={now} word="剩余支付时间" over="支付时间已到" />
        </p>
      </div>
    </section>
  )
}
