import { useEffect, useRef, type ReactNode } from 'react'
import { Countdown } from '../../../ui/countdown/index.tsx'
import { useIsOver } from '../../../ui/countdown/use-is-over.ts'
import { Price } from '../../../ui/price/index.tsx'
import styles from './pay-amount.module.css'

interface PayAmountProps {
  /** Yuan, still to be paid. */
  readonly amount: number
  /** Yuan. */
  readonly paid: number
  /** Shop-local: 2026-11-20T08:30:00 */
  readonly until: string
  readonly now: () => number
  /** The time is over: told once for each `until`. */
  readonly onOver: () => void
}

/** [R2] What is left to pay, and for how long it can be paid (B9: retainTime minus now). */
export function PayAmount({ amount, paid, until, now, onOver }: PayAmountProps): ReactNode {
  const isOver = useIsOver(until, now)
  const told = useRef('')
  useEffect(() => {
    if (!isOver || told.current === until) return
    told.current = until
    onOver()
  }, [isOver, until, onOver])
  return (
    <section className={styles.place}>
      <div className={styles.card}>
        <p className={styles.label}>需支付</p>
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
