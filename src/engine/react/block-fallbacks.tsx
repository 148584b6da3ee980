import { type ReactNode, useContext } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { isNotThere } from '../core/is-not-there.ts'
import { zhBlockWords } from '../words/zh.ts'
import { waitingClass } from './height-class.ts'
import { PageContext } from './page-context.ts'
import { useHref } from './use-href.ts'
import styles from './block-fallbacks.module.css'

const useWords = () => useContext(PageContext).runtime.words ?? zhBlockWords

/**
 * Takes the place that the block will take, while its data or its code is on the way; the page does not jump when it arrives. What
 * floats over the page takes none. Keys stop at it, as Tab would pass over everything that is still to come; what comes keeps the focus
 * (src/app/page/keep-focus.ts).
 */
export function BlockSkeleton({ block }: { readonly block: PlannedBlock }): ReactNode {
  const words = useWords()
  if (block.height === 0) return null
  const unsure = block.unsure ? ` ${styles.unsure}` : ''
  return (
    <div
      className={`${styles.skeleton} ${waitingClass(block)}${unsure}`}
      role="group"
      aria-label={words.loading}
      tabIndex={0}
    />
  )
}

interface FailureProps {
  readonly block: PlannedBlock
  readonly retry?: () => void
  /** Why its data failed. */
  readonly code?: string
}

/** The block's own word for a failure (`onError`): a retry card, a sentence, or nothing. */
export function BlockFailure({ block: { onError }, retry, code }: FailureProps): ReactNode {
  const words = useWords()
  if (onError === 'hide' || (onError === 'reported' && isNotThere(code))) return null
  if (typeof onError === 'object' && 'text' in onError) return <BlockNote text={onError.text} />
  if (typeof onError === 'object' && isNotThere(code)) return <NotFound {...onError} />
  return (
    <output className={styles.note}>
      {words.failed}
      {retry && (
        <button type="button" className={styles.retry} onClick={retry}>
          {words.retry}
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

interface NotFoundProps {
  readonly notFound: string
  readonly action?: string
  readonly actionTo?: string
  /** Below it, in words alone. */
  readonly other?: string
  readonly otherTo?: string
}

/** What the block is about is not there: says so, and leads on. */
function NotFound({ notFound, action, actionTo, other, otherTo }: NotFoundProps): ReactNode {
  const href = useHref()
  const { notFoundPicture } = useContext(PageContext)
  return (
    <output className={styles.absent}>
      {notFoundPicture}
      <span className={styles.absence}>{notFound}</span>
      {action && actionTo && (
        <a className={styles.way} href={href(actionTo)}>
          {action}
        </a>
      )}
      {other && otherTo && (
        <a className={styles.other} href={href(otherTo)}>
          {other}
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
  return <BlockNote text={useWords().outdated} />
}
