import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import styles from './loading-overlay.module.css'
import type { Loadings } from './loadings.ts'

const none = () => undefined

/** A press on what can't have the focus would take it to the page's start. */
const keepFocus = (event: Event) => event.preventDefault()

/** Stands once on a page, over everything, and holds the taps off while something is under way (A8: 加载中..., 提交中...). */
export function LoadingOverlay({ loadings }: { readonly loadings: Loadings }): ReactNode {
  const region = useRef<HTMLDivElement>(null)
  const text = useSyncExternalStore(loadings.subscribe, loadings.current, none)
  useEffect(() => {
    const element = region.current
    element?.addEventListener('mousedown', keepFocus)
    // The top layer puts it over an open sheet; where there is no popover, z-index does for all but those.
    if (!element?.showPopover || text === undefined) return undefined
    element.popover = 'manual'
    element.showPopover()
    return () => element.hidePopover()
  }, [text])
  return (
    <div ref={region} className={styles.region} role="status" aria-live="polite" data-open={text !== undefined}>
      {text !== undefined && (
        <span className={styles.card}>
          <span className={styles.ring} aria-hidden="true" />
          {text}
        </span>
      )}
    </div>
  )
}
