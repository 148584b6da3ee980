import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Button } from '../../src/ui/button/index.tsx'
import styles from './popup-ad.module.css'
import type { PopupAdProps } from './props.schema.ts'
import { rememberToday, useOncePerDay } from './use-once-per-day.ts'

const AdDialog = lazy(() => import('./ad-dialog.tsx'))

/** A4: once a day. Nothing of it is in the server's HTML; its code and its picture come when it is about to open. */
export default function PopupAd({ items, openText, emit, memory, now }: PopupAdProps & WidgetTools): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const item = items[0]
  useOncePerDay({ isWanted: item !== undefined && openText === undefined, memory, now, open })
  if (!item) return null
  const close = () => {
    setOpen(false)
    emit('close', {})
  }
  // Closed first: whoever comes back to this page has seen it.
  const select = () => {
    setOpen(false)
    emit('select', { item })
  }
  return (
    <>
      {openText && (
        <div className={styles.place}>
          <Button kind="quiet" onPress={open}>
            {openText}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AdDialog
            item={item}
            onShown={() => openText ?? rememberToday({ memory, now })}
            onClose={close}
            onSelect={select}
          />
        </Suspense>
      )}
    </>
  )
}
