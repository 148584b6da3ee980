import type { ReactNode } from 'react'
import { addressTarget } from '../../domain/visit/content-target.ts'
import { Button, ButtonLink } from '../button/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import styles from './screen-state.module.css'

interface ScreenSkeletonProps {
  /** About how high the screen's parts will be, from top to bottom: a line, a card, a form; each once. */
  readonly parts: readonly ('line' | 'card' | 'form')[]
}

/** Keeps the places of a screen's parts while what it shows is on the way. */
export const ScreenSkeleton = ({ parts }: ScreenSkeletonProps): ReactNode =>
  parts.map((part) => <div key={part} className={styles.skeleton} data-shape={part} aria-hidden="true" />)

interface ScreenFailureProps {
  /** Why it could not be had. */
  readonly code: string
  /** What is said where the thing itself is not there, or is not this shopper's: another try is of no use then. */
  readonly gone: string
  readonly onRetry: () => void
}

/** What stands in the place of a screen that could not be had. A screen reader says it by itself. */
export function ScreenFailure({ code, gone, onRetry }: ScreenFailureProps): ReactNode {
  if (code === 'not-found')
    return (
      <div role="status">
        <EmptyState text={gone} action={<ButtonLink target={addressTarget('/')}>去首页</ButtonLink>} />
      </div>
    )
  return (
    <output className={styles.note}>
      这里暂时没能加载出来
      <span className={styles.retry}>
        <Button kind="quiet" onPress={onRetry}>
          重新加载
        </Button>
      </span>
    </output>
  )
}
