import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from 'react'
import { pointOver, type ToFrame } from './protocol.ts'

/** Whether the document of the frame hears taps; words in place of a page hear none, and their links are for whoever reads them. */
export function useHearing(frame: RefObject<HTMLIFrameElement | null>, source: string) {
  const [heard, setHeard] = useState<string>()
  const onReady = () => setHeard(source)
  const onLoad = () => {
    if (!frame.current?.contentDocument?.getElementById('pagoda-page')) setHeard(source)
  }
  return { isHearing: heard === source, onReady, onLoad }
}

interface EarlyTap {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** The document of the frame: a tap on one is no tap on the next. */
  readonly source: string
  readonly isHearing: boolean
  readonly send: (message: ToFrame) => void
}

/** What the cover over the page hears. */
export type CoverTaps = Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onPointerCancel'>

/**
 * A tap on the page before its document hears one is kept, the last of several, and done as soon as it does. It is one from the press on: the cover that
 * it began on may be gone when it ends. It is for the block that stood there, since more of the page comes meanwhile.
 */
export function useEarlyTap({ frame, source, isHearing, send }: EarlyTap): CoverTaps {
  const kept = useRef<Extract<ToFrame, { readonly type: 'tap' }>>(undefined)
  useEffect(() => {
    if (isHearing && kept.current) send(kept.current)
    kept.current = undefined
  }, [source, isHearing, send])
  return {
    onPointerDown(event) {
      const point = pointOver(event.currentTarget, event)
      const at = frame.current?.contentDocument?.elementFromPoint(point.x, point.y)
      const id = at?.closest<HTMLElement>('[data-block]')?.dataset.block
      const add = event.shiftKey || event.metaKey || event.ctrlKey
      if (!isHearing && event.button === 0)
        kept.current = id === undefined ? undefined : { type: 'tap', id, point, add }
    },
    // A finger scrolls.
    onPointerCancel() {
      kept.current = undefined
    },
  }
}
