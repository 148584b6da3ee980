import type { ReactNode } from 'react'
import styles from './cart.module.css'

interface CheckProps {
  /** What it chooses, for who can't see where it stands. */
  readonly name: string
  readonly isOn: boolean
  readonly isOff: boolean
  /** A change is on its way: it can't be pressed, and keeps the focus. */
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly children?: ReactNode
}

/** A box to tick, as large as a finger. */
export function Check({ name, isOn, isOff, isBusy, onPress, children }: CheckProps): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isOff}
        aria-disabled={isBusy || undefined}
        onChange={onPress}
        aria-label={name}
      />
      {children}
    </label>
  )
}
