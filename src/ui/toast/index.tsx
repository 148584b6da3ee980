import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import styles from './toast.module.css'
import type { Toasts } from './toasts.ts'

const none = () => undefined

/** Stands once on a page. Its element is there before the first toast, else screen readers would miss that one. */
export function ToastRegion({ toasts }: { readonly toasts: Toasts }): ReactNode {
  const region = useRef<HTMLOutputElement>(null)
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, none)
  useEffect(() => {
    const element = region.current
    // The top layer puts it over an open sheet; where there is no popover, z-index does for all but those.
    if (!element?.showPopover || !toast) return undefined
    element.popover = 'manual'
    element.showPopover()
    return () => element.hidePopover()
  }, [toast])
  return (
    <output ref={region} className={styles.region} aria-live="polite">
      {toast && (
        <span key={toast.id} className={styles.toast}>
          {toast.text}
          {toast.way && (
            // It is done with once it is taken.
            <a
              className={styles.way}
              href={toast.way.href}
              target={toast.way.isReload ? '_self' : undefined}
              onClick={() => toasts.show(toast.text, 0)}
            >
              {toast.way.text}
            </a>
          )}
        </span>
      )}
    </output>
  )
}
