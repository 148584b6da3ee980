import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { withBase } from '../core/base.ts'
import { isNotThere } from '../core/is-not-there.ts'
import { waitingClass } from './height-class.ts'
import styles from './block-fallbacks.module.css'

/**
 * Takes the place that the block will take, while its data or its code is on the way; the page does not jump when it arrives. What
 * floats over the page takes none. Keys stop at it, as Tab would pass over everything that is still to come; what comes keeps the focus
 * (src/app/page/keep-focus.ts).
 */
export function BlockSkeleton({ block }: { readonly block: PlannedBlock }): ReactNode {
  if (block.height === 0) return null
  const unsure = block.unsure ? ` ${styles.unsure}` : ''
  return (
    <div
      className={`${styles.skeleton} ${waitingClass(block)}${unsure}`}
      role="group"
      aria-label="加载中"
      tabIndex={0}
    />
  )
}

interface FailureProps {
  readonly block: PlannedBlock
  /** Prefix of the site's addresses. */
  readonly base: string | undefined
  readonly retry?: () => void
  /** Why its data failed. */
  readonly code?: string
}

/** The block's own word for a failure (`onError`): a retry card, a sentence, or nothing. */
export function BlockFailure({ block: { onError }, base, retry, code }: FailureProps): ReactNode {
  if (onError === 'hide' || (onError === 'reported' && isNotThere(code))) return null
  if (typeof onError === 'object' && 'text' in onError) return <BlockNote text={onError.text} />
  if (typeof onError === 'object' && isNotThere(code)) return <NotFound {...onError} base={base} />
  return (
    <output className={styles.note}>
      这里暂时没能加载出来
      {retry && (
        <button type="button" className={styles.retry} onClick={retry}>
          重新加载
        </button>
      )}
    </output>
  )
}

/** A failure of a block that somebody saw waiting: it keeps the place that it had, and what stands below does not move. */
export function LateFailure(props: FailureProps): ReactNode {
  if (props.block.height === 0) return <BlockFailure {...props} />
  return (
    <div className={`${styles.late} ${waitingClass(props.block)}`}>
      <BlockFailure {...props} />
    </div>
  )
}

interface NotFoundProps extends Pick<FailureProps, 'base'> {
  readonly notFound: string
  readonly action?: string
  readonly actionTo?: string
}

/** What the block is about is not there: says so, and leads on. */
function NotFound({ notFound, action, actionTo, base }: NotFoundProps): ReactNode {
  return (
    <output className={styles.note}>
      {notFound}
      {action && actionTo && (
        <a className={styles.retry} href={withBase(actionTo, base)}>
          {action}
        </a>
      )}
    </output>
  )
}

/** A sentence in the place of a block, which a screen reader says by itself. */
export function BlockNote({ text }: { readonly text: string }): ReactNode {
  return <output className={styles.note}>{text}</output>
}

/** Stands for a widget that this build does not have: reported, and never a hole that nobody knows of. */
export function UnknownWidget(): ReactNode {
  return <BlockNote text="此内容需要更新版本才能显示" />
}
