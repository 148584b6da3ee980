import type { ReactNode } from 'react'
import type { SceneName } from '../../domain/scenes.ts'
import { Picture } from '../picture/index.tsx'
import { Scene } from '../scene/index.tsx'
import { words } from '../words/index.ts'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** A picture of one's own in place of a scene. */
  readonly picture?: string
  readonly scene?: SceneName
  readonly text: string
  readonly hint?: string
  /** The one thing to do about it. */
  readonly action?: ReactNode
}

/** Nothing is there: a scene, what is so, and the way on. */
export function EmptyState({ picture, scene = 'search', text, hint, action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.state}>
      {picture ? (
        <Picture className={styles.picture} src={picture} alt="" shape="card" sizes="240px" />
      ) : (
        <Scene name={scene} />
      )}
      <p className={styles.text} {...words(text)} />
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
