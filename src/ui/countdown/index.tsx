import type { ReactNode } from 'react'
import { shopTimeToEpoch } from '../../domain/dates.ts'
import { deadlineText, timeLeft } from '../../domain/shop-time.ts'
import styles from './countdown.module.css'
import { useClock } from './use-clock.ts'

interface CountdownProps {
  /** Shop-local date and time of the end: 2026-11-20T20:00:00 */
  readonly until: string
  /** The shop's time in epoch ms. */
  readonly now: () => number
  /** Before what is left: 距结束 unless told otherwise. */
  readonly word?: string
  /** After the moment itself, while the time is not known: 截止. */
  readonly deadline?: string
  /** Once it is past: 已结束. */
  readonly over?: string
}

/** Says when something ends; once the browser is at work, how long that is from now. */
export function Countdown(props: CountdownProps): ReactNode {
  const { until, now, word = '距结束', deadline = '截止', over = '已结束' } = props
  const time = useClock(now)
  const end = shopTimeToEpoch(until)
  if (time === undefined || end === undefined)
    return <span className={styles.countdown}>{`${deadlineText(until)} ${deadline}`}</span>
  const left = timeLeft(end - time)
  if (!left) return <span className={styles.countdown}>{over}</span>
  return (
    <span className={styles.countdown} role="timer">
      <span className={styles.words}>{word}</span>
      {left.days > 0 && <span className={styles.words}>{left.days} 天</span>}
      <span className={styles.digits}>{left.hours}</span>:<span className={styles.digits}>{left.minutes}</span>:
      <span className={styles.digits}>{left.seconds}</span>
    </span>
  )
}
