import { useEffect, useRef, useState, type RefObject } from 'react'
import { held, WHOLE, zoomedAt, type Zoom } from './zoom.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What a double tap makes of a whole picture. */
const CLOSE_UP = 2.5

/**
 * Two fingers, a double tap, ctrl with the wheel, + and - zoom the element; one finger moves it while it is larger than the screen. Gives
 * whether it is: a strip around it must not scroll then.
 */
export function useZoom(target: RefObject<HTMLElement | null>, isCurrent: boolean): boolean {
  const [isLarge, setLarge] = useState(false)
  const zoom = useRef<Zoom>(WHOLE)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const show = (next: Zoom) => {
      zoom.current = held(next, element.getBoundingClientRect())
      const { scale, x, y } = zoom.current
      element.style.setProperty('--zoom', String(scale))
      element.style.setProperty('--zoom-x', `${x}px`)
      element.style.setProperty('--zoom-y', `${y}px`)
      setLarge(scale > 1)
    }
    show(WHOLE)
    return isCurrent ? listen(element, () => zoom.current, show) : undefined
  }, [target, isCurrent])
  return isLarge
}

function listen(element: HTMLElement, now: () => Zoom, show: (zoom: Zoom) => void): () => void {
  const fingers = new Map<number, Point>()
  const down = (event: PointerEvent) => void fingers.set(event.pointerId, at(event))
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, at(event))
    if (other)
      show(zoomedAt(now(), distance(at(event), other) / distance(before, other), fromMiddle(element, event, other)))
    else if (now().scale > 1)
      show({ ...now(), x: now().x + event.clientX - before.x, y: now().y + event.clientY - before.y })
  }
  const twice = (event: MouseEvent) =>
    show(now().scale > 1 ? WHOLE : zoomedAt(now(), CLOSE_UP, fromMiddle(element, event)))
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    show(zoomedAt(now(), Math.exp(-event.deltaY / 200), fromMiddle(element, event)))
  }
  const key = ({ key: name }: KeyboardEvent) => {
    if (name === '+' || name === '=') show(zoomedAt(now(), 1.5, { x: 0, y: 0 }))
    if (name === '-') show(zoomedAt(now(), 1 / 1.5, { x: 0, y: 0 }))
  }
  const end = new AbortController()
  const { signal } = end
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    element.addEventListener(name, up, { signal })
  element.addEventListener('dblclick', twice, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  addEventListener('keydown', key, { signal })
  return () => end.abort()
}

const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })
const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

/** The point, or that between two, from the middle of the element. */
function fromMiddle(element: HTMLElement, event: MouseEvent, other: Point = at(event)): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (event.clientX + other.x) / 2 - left - width / 2, y: (event.clientY + other.y) / 2 - top - height / 2 }
}
