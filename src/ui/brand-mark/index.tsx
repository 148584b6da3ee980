import type { ReactNode } from 'react'
import styles from './brand-mark.module.css'

/**
 * The shop's sign: a sun rising behind two waves. It stands beside the name, which says it. The sign of a brand comes with its theme, as a
 * picture over this one.
 */
export function BrandMark(): ReactNode {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg viewBox="0 0 36 36" width="36" height="36">
        <rect className={styles.sky} width="36" height="36" rx="11" />
        <path className={styles.sun} d="M18 8.5a7.5 7.5 0 0 1 7.5 7.5v1.5h-15V16A7.5 7.5 0 0 1 18 8.5z" />
        <path className={styles.wave} d="M6.5 20.5c3 0 3.6-2 6.6-2s3.6 2 5.9 2 3.4-2 5.9-2 2.8 1.2 4.6 1.8" />
        <path className={styles.wave} d="M6.5 26c3 0 3.6-2 6.6-2s3.6 2 5.9 2 3.4-2 5.9-2 2.8 1.2 4.6 1.8" />
      </svg>
    </span>
  )
}
