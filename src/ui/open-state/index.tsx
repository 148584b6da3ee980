import type { ReactNode } from 'react'
import { isOpenAt, shopMinute } from '../../domain/opening-hours.ts'
import styles from './open-state.module.css'

interface OpenStateProps {
  /** Words with hours in them: 09:00-21:00 */
  readonly openTime: string
  /** The shop's time in epoch ms; undefined in the first render, which says the hours alone. */
  readonly time: number | undefined
  /** Long words wrap instead of being cut. */
  readonly isWhole?: boolean
}

/** When a place is open, and whether it is open now. */
export function OpenState({ openTime, time, isWhole = false }: OpenStateProps): ReactNode {
  const isOpen = time === undefined ? undefined : isOpenAt(openTime, shopMinute(time))
  return (
    <span className={styles.state} data-open={isOpen}>
      {isOpen !== undefined && <span className={styles.word}>{isOpen ? '营业中' : '休息中'}</span>}
      <span className={isWhole ? undefined : styles.hours}>{openTime}</span>
    </span>
  )
}
