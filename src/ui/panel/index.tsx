import type { ReactNode } from 'react'
import { words } from '../words/index.ts'
import styles from './panel.module.css'

interface PanelProps {
  readonly title?: string | undefined
  /** Of the title's heading. */
  readonly level: 2 | 3
  readonly children: ReactNode
}

/** A white card with its title in it. */
export function Panel({ title, level, children }: PanelProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className={styles.card}>
      {title && <Heading className={styles.title} {...words(title)} />}
      {children}
    </div>
  )
}
