import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Point, pointOver, type ToFrame } from './protocol.ts'

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
  /** The document of the frame: a tap on one is no tap on the next. */
  readonly source: string
  readonly isHearing: boolean
  readonly send: (message: ToFrame) => void
}

/** A tap on the page before its document hears one is kept, the last of several, and done as soon as it does. */
export function useEarlyTap({ source, isHearing, send }: EarlyTap): (event: MouseEvent<HTMLElement>) => void {
  const kept = useRef<{ readonly point: Point; readonly add: boolean }>(undefined)
  useEffect(() => {
    if (isHearing && kept.current) send({ type: 'tap', ...kept.current })
    kept.current = undefined
  }, [source, isHearing, send])
  return (event) => {
    const add = event.shiftKey || event.metaKey || event.ctrlKey
    if (!isHearing) kept.current = { point: pointOver(event.currentTarget, event), add }
  }
}
