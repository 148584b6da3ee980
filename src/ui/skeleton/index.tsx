import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

/** Stands where a product card will be, in its shape. */
export function CardSkeleton(): ReactNode {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.line} />
      <div className={`${styles.line} ${styles.short}`} />
    </div>
  )
}
