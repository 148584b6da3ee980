import type { ReactNode } from 'react'
import { Picture } from '../picture/index.tsx'
import { words } from '../words/index.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** A small scene; a drawn one stands in when there is none. */
  readonly picture?: string
  readonly text: string
  readonly hint?: string
  /** The one thing to do about it. */
  readonly action?: ReactNode
}

export function EmptyState({ picture, text, hint, action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.state}>
      {picture ? <Picture className={styles.picture} src={picture} alt="" shape="card" sizes="240px" /> : <CalmSea />}
      <p className={styles.text} {...words(text)} />
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** An empty beach at dawn: sun, sea, one sail. */
function CalmSea(): ReactNode {
  return (
    <svg className={styles.scene} viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <path className={styles.sun} d="M80 26a24 24 0 0 1 24 24H56a24 24 0 0 1 24-24z" />
      <path
        className={styles.sea}
        d="M12 50h136v10c-12 0-12 5-24 5s-12-5-22-5-12 5-22 5-12-5-22-5-12 5-22 5-12-5-24-5z"
      />
      <path
        className={styles.near}
        d="M12 68c12 0 12 5 24 5s12-5 22-5 12 5 22 5 12-5 22-5 12 5 22 5 12-5 24-5v14H12z"
      />
      <path className={styles.sand} d="M12 82h136c-6 12-34 20-68 20s-62-8-68-20z" />
      <path className={styles.sail} d="M112 24v24M112 24c8 6 12 13 13 20h-13zM104 48h24l-4 6h-16z" />
    </svg>
  )
}
