import type { ReactNode } from 'react'
import { Stepper, type StepperProps } from '../stepper/index.tsx'
import styles from './count-row.module.css'

interface CountRowProps extends StepperProps {
  /** What bounds the number, under its name. */
  readonly hint?: string | undefined
  /** `l` where the numbers are what the screen is about. */
  readonly size?: 'm' | 'l'
}

/** What is counted at the left, how many of it at the right. Rows after each other have a line between them. */
export function CountRow({ hint, size = 'm', ...counted }: CountRowProps): ReactNode {
  return (
    <div className={styles.row} data-size={size}>
      <span className={styles.words}>
        <span className={styles.label}>{counted.label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <Stepper {...counted} />
    </div>
  )
}
