import { useEffect, useRef, type ReactNode } from 'react'
import type { MoreState } from '../../../schemas/page/page.ts'
import { Button } from '../button/index.tsx'
import { useNearEnd } from '../hooks/use-near-end.ts'
import { useOffline } from '../hooks/use-offline.ts'
import styles from './list-end.module.css'

interface ListEndProps {
  /** How the next page is doing; undefined where there are no pages: nothing is shown. */
  readonly more: MoreState | undefined
  /** How many the list holds: a longer one is looked at anew; false while not all of it is shown yet. */
  readonly length: number | false
  readonly endText: string
  /** The next page is wanted, or wanted again after it failed. */
  readonly onMore: () => void
}

/**
 * The foot of a list that comes page by page: asks for the next one when it is near, and says how that goes. Without a network nothing is on
 * its way; when it is back the list goes on by itself.
 */
export function ListEnd({ more, length, endText, onMore }: ListEndProps): ReactNode {
  const end = useRef<HTMLParagraphElement>(null)
  const isOff = useOffline()
  useNearEnd(end, more === 'ready' && !isOff && length, onMore)
  useEffect(() => {
    if (more !== 'failed') return undefined
    addEventListener('online', onMore)
    return () => removeEventListener('online', onMore)
  }, [more, onMore])
  if (more === undefined) return null
  const hasFailed = more === 'failed' || (more === 'ready' && isOff)
  return (
    <>
      <p className={styles.end} ref={end} role="status">
        {more === 'finished' && endText}
        {hasFailed && '加载失败'}
        {!hasFailed && (more === 'ready' || more === 'loading') && '加载中...'}
      </p>
      {hasFailed && (
        <p className={styles.retry}>
          <Button kind="quiet" onPress={onMore}>
            重试
          </Button>
        </p>
      )}
    </>
  )
}
