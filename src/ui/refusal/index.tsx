import type { ReactNode } from 'react'
import styles from './refusal.module.css'

interface RefusalProps {
  /** So that what it is about can point to it. */
  readonly id?: string
  readonly children: string | boolean | undefined
}

/**
 * Why a form could not be sent. It stands there from the start, empty and unseen, so that its words are read out when they come:
 * whatever is false or undefined counts as no words.
 */
export function Refusal({ id, children }: RefusalProps): ReactNode {
  return (
    <p id={id} className={styles.refusal} role="alert">
      {children}
    </p>
  )
}
