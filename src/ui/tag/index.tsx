import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  /** quiet: an outline; saving: money saved; over: on a picture. */
  readonly tone?: 'quiet' | 'saving' | 'over'
  readonly children: ReactNode
}

export function Tag({ tone = 'quiet', children }: TagProps): ReactNode {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
