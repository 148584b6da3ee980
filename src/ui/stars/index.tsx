import type { ReactNode } from 'react'
import styles from './stars.module.css'

const PATH = 'M12 3.2l2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1-4.4-4.3 6.1-.9z'

/** A score out of five as stars, halves rounded; said as a sentence to who can't see them. */
export function Stars({ score }: { readonly score: number }): ReactNode {
  const full = Math.round(score)
  return (
    <span className={styles.stars} role="img" aria-label={`${score} 分，满分 5 分`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" className={star <= full ? styles.full : styles.empty} aria-hidden="true">
          <path d={PATH} />
        </svg>
      ))}
    </span>
  )
}
