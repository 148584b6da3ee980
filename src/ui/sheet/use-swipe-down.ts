import { useRef, type PointerEvent, type RefObject } from 'react'

/** A pull of this many CSS pixels means: away with it. */
const FAR = 96

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

/** Lets a finger pull the sheet down by the element that gets these handlers. The sheet reads the way from --pull. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void): SwipeHandlers {
  const start = useRef<number>(undefined)
  const pull = (px: number) => sheet.current?.style.setProperty('--pull', `${px}px`)
  const end = (event: PointerEvent, isDone: boolean) => {
    const from = start.current
    start.current = undefined
    if (from === undefined) return
    pull(0)
    if (isDone && event.clientY - from > FAR) onClose()
  }
  return {
    onPointerDown(event) {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event) {
      if (start.current !== undefined) pull(Math.max(0, event.clientY - start.current))
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  }
}
