import type { ReactNode } from 'react'
import { deadlineText, shopTimeToEpoch, timeLeft } from '../../domain/shop-time.ts'
import styles from './countdown.module.css'
import { useClock } from './use-clock.ts'

interface CountdownProps {
  /** Shop-local date and time of the end: 2026-11-20T20:00:00 */
  readonly until: string
  /** The shop's time in epoch ms. */
  readonly now: () => number
}

/** Says when something ends; once the browser is at work, how long that is from now. */
export function Countdown({ until, now }: CountdownProps): ReactNode {
  const time = useClock(now)
  const end = shopTimeToEpoch(until)
  if (time === undefined || end === undefined)
    return <span className={styles.countdown}>{deadlineText(until)} 截止</span>
  const left = timeLeft(end - time)
  if (!left) return <span className={styles.countdown}>已结束</span>
  return (
    <span className={styles.countdown} role="timer">
      <span className={styles.words}>距结束</span>
      {left.days > 0 && <span className={styles.words}>{left.days}天</span>}
      <span className={styles.digits}>{left.hours}</span>:<span className={styles.digits}>{left.minutes}</span>:
      <span className={styles.digits}>{left.seconds}</span>
    </span>
  )
}
