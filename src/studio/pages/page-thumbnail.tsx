import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { canvasAddress } from '../canvas/canvas-address.ts'
import { Icon } from '../controls/icon.tsx'
import { firstViewer } from '../document/index.ts'
import { useStudio } from '../session/studio.ts'
import styles from './pages.module.css'
import { takeTurn } from './take-turn.ts'

/** The first view of a page, small: the canvas without its script, fetched when its row is scrolled to. */
export function PageThumbnail({ row: { kind, name } }: { readonly row: ItemRow }): ReactNode {
  const { call } = useStudio()
  const box = useRef<HTMLSpanElement>(null)
  const done = useRef(() => {})
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const element = box.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      done.current = takeTurn(async () => {
        const answer = await call('sampleAddresses', { params: { kind, name } })
        const address = 'reply' in answer ? answer.reply.addresses[0] : undefined
        if (address === undefined) return done.current()
        setSource(canvasAddress({ kind, name }, address, firstViewer({ kind, name }), true))
      })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      done.current()
    }
  }, [call, kind, name])
  return (
    <span ref={box} className={styles.thumbnail} aria-hidden="true">
      {source === undefined ? (
        <Icon name="page" />
      ) : (
        <iframe
          title="页面的样子"
          tabIndex={-1}
          sandbox="allow-same-origin"
          src={source}
          onLoad={({ currentTarget }) => {
            done.current()
            // A sentence that stands in place of a page can't be read so small.
            if (!currentTarget.contentDocument?.getElementById('root')) setSource(undefined)
          }}
        />
      )}
    </span>
  )
}
