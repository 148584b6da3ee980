import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import styles from './block-fallbacks.module.css'

/** Takes the place that the block will take; the page does not jump when it arrives. */
export function BlockSkeleton(): ReactNode {
  return <div className={styles.skeleton} aria-hidden="true" />
}

/** The block's own word for a failure (`onError`): a retry card, a sentence, or nothing. */
export function BlockFailure({
  block,
  retry,
}: {
  readonly block: PlannedBlock
  readonly retry?: () => void
}): ReactNode {
  if (block.onError === 'hide') return null
  if (typeof block.onError === 'object') return <BlockNote text={block.onError.text} />
  return (
    <div className={styles.note} role="status">
      <p>这里暂时没能加载出来</p>
      {retry && (
        <button type="button" className={styles.retry} onClick={retry}>
          重新加载
        </button>
      )}
    </div>
  )
}

export function BlockNote({ text }: { readonly text: string }): ReactNode {
  return (
    <div className={styles.note} role="status">
      <p>{text}</p>
    </div>
  )
}

/** Stands for a widget that this build does not have: reported, and never a hole that nobody knows of. */
export function UnknownWidget(): ReactNode {
  return <BlockNote text="此内容需要更新版本才能显示" />
}
