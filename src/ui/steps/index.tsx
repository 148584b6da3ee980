import type { ReactNode } from 'react'
import { minuteText } from '../../domain/shop-time.ts'
import { keyed } from '../../kit/keyed.ts'
import styles from './steps.module.css'

interface Step {
  readonly title: string
  /** `failed`: here it ended otherwise than wanted. */
  readonly state: 'done' | 'now' | 'todo' | 'failed'
  readonly note?: string | undefined
  /** When it was reached, shop-local: 2026-11-20T12:00:00. */
  readonly time?: string | undefined
}

const said = { done: '已完成', now: '进行中', todo: '还没到', failed: '没成功' } as const

interface StepsProps {
  readonly label?: string
  readonly steps: readonly Step[]
}

/** The way of something from above to below, and where on it it stands. */
export function Steps({ label, steps }: StepsProps): ReactNode {
  return (
    <ol aria-label={label}>
      {keyed(steps, ({ title }) => title).map(([{ title, state, note, time }, key]) => (
        <li key={key} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.words}>
            {title}
            <span className="visually-hidden">：{said[state]}</span>
            {note && <small className={styles.note}>{note}</small>}
          </span>
          {time && (
            <time className={styles.time} dateTime={time}>
              {minuteText(time)}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
