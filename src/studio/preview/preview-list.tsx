import type { ReactNode } from 'react'
import type { PreviewRow } from '../../../schemas/studio/canvas.ts'
import { previewAsText } from '../canvas/preview-as.tsx'
import { Button } from '../controls/button.tsx'
import { Skeleton } from '../controls/states.tsx'
import { agoText, momentText } from '../pages/ago-text.ts'
import styles from './preview.module.css'

interface PreviewListProps {
  /** undefined until it is known. */
  readonly list: readonly PreviewRow[] | undefined
  readonly canWithdraw: boolean
  readonly withdraw: (id: string) => Promise<void>
}

/** Links that are still good: who made them, how they look at the page, until when; each can be withdrawn. */
export function PreviewList({ list, canWithdraw, withdraw }: PreviewListProps): ReactNode {
  return (
    <section className={styles.list} aria-labelledby="preview-list">
      <h3 id="preview-list">还有效的链接</h3>
      {list === undefined && <Skeleton lines={2} />}
      {list?.length === 0 && <p>没有。过期和收回的不在这里。</p>}
      <ul>
        {list?.map(({ id, address, as, by, at, expiresAt }) => (
          <li key={id}>
            <span>
              <strong>{address}</strong>
              {previewAsText(as)}
            </span>
            <small>
              {by} · {agoText(at)} · 有效到 {momentText(expiresAt)}
            </small>
            {canWithdraw && (
              <Button look="quiet" aria-label={`收回 ${address} 的链接`} onClick={() => void withdraw(id)}>
                收回
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
