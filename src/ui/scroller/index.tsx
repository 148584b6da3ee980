import type { ReactElement, ReactNode } from 'react'
import styles from './scroller.module.css'

interface ScrollerProps {
  /** What the row holds, for those who don't see it. */
  readonly label: string
  /** The width of each item. */
  readonly item: 'card' | 'wide'
  /** Each has a key. */
  readonly children: readonly ReactElement[]
}

/** A row that scrolls sideways by finger, wheel or keyboard and rests on whole items; the last one peeks in to say so. */
export function Scroller({ label, item, children }: ScrollerProps): ReactNode {
  return (
    <ul className={`${styles.row} ${styles[item]}`} aria-label={label}>
      {children.map((child) => (
        <li key={child.key} className={styles.item}>
          {child}
        </li>
      ))}
    </ul>
  )
}
