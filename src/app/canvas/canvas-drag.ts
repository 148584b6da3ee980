import type { DropPlace, DropTarget, Point } from '../../studio/canvas/protocol.ts'
import { dropPlaces } from './drop-places.ts'
import { blockAt, type SelectionLayer } from './selection-layer.ts'

/** CSS pixels that a pressed mouse moves before it drags. */
const SLACK = 5
/** CSS pixels at the upper and lower edge of the window in which a page scrolls under what is dragged, and how far in each picture. */
const SCROLL_EDGE = 48
const SCROLL_STEP = 10

/** What is dragged over the page, from its outline or from itself. */
export interface CanvasDrag {
  /** @param label what it is called, where nothing else shows it beside the pointer */
  readonly begin: (targets: readonly DropTarget[], label?: string) => void
  /** @param point null: it is somewhere else, or nothing is dragged any more */
  readonly over: (point: Point | null) => void
  /** Where it would be put now. */
  readonly place: () => DropPlace | undefined
}

/** @param onPlace told where it would be put: as it moves, and as the page scrolls under it */
export function createCanvasDrag(layer: SelectionLayer, onPlace: (place: DropPlace | undefined) => void): CanvasDrag {
  let find = dropPlaces([])
  let name: string | undefined
  let at: Point | null = null
  let place: DropPlace | undefined
  let isScrolling = false

  const look = () => {
    const landing = at ? find(at) : undefined
    place = landing?.place
    layer.land(landing)
    layer.carry(at && name !== undefined ? { label: name, at } : undefined)
    onPlace(place)
  }
  const scroll = () => {
    const step = at ? scrollStep(at) : 0
    isScrolling = step !== 0
    if (!isScrolling) return
    const before = scrollY
    scrollBy({ top: step, behavior: 'instant' })
    if (scrollY !== before) look()
    requestAnimationFrame(scroll)
  }
  return {
    begin(targets, label) {
      find = dropPlaces(targets)
      name = label
      look()
    },
    over(point) {
      at = point
      look()
      if (!isScrolling) scroll()
    },
    place: () => place,
  }
}

function scrollStep({ y }: Point): number {
  if (y < 0 || y > innerHeight) return 0
  return y < SCROLL_EDGE ? -SCROLL_STEP : y > innerHeight - SCROLL_EDGE ? SCROLL_STEP : 0
}

interface MouseDrags {
  /** False: the mouse does what it does in the shop. */
  readonly isSelecting: () => boolean
  readonly drag: CanvasDrag
  readonly onGrab: (id: string) => void
  readonly onDrop: (place: DropPlace) => void
}

/** A block that is pressed with the mouse and moved is dragged, until it is let go, or taken back by Escape. A finger scrolls. */
export function listenToMouseDrags({ isSelecting, drag, onGrab, onDrop }: MouseDrags): void {
  let pressed: { readonly id: string; readonly at: Point; readonly pointer: number } | undefined
  let isDragging = false
  const end = () => {
    pressed = undefined
    if (!isDragging) return
    isDragging = false
    drag.over(null)
    // The click that the browser makes of the whole is no tap.
    addEventListener('click', stop, { capture: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }))
    for (const one of windows) one.removeEventListener('keydown', onKey, { capture: true })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    stop(event)
    end()
  }
  const begin = (id: string, pointer: number) => {
    isDragging = true
    // Also beside the frame it is heard of then.
    document.documentElement.setPointerCapture(pointer)
    for (const one of windows) one.addEventListener('keydown', onKey, { capture: true })
    onGrab(id)
  }
  const capture = { capture: true }
  addEventListener(
    'pointerdown',
    ({ target, pointerType, pointerId, button, clientX: x, clientY: y, ctrlKey, metaKey, shiftKey }) => {
      const id = blockAt(target)
      const isMouse = pointerType === 'mouse' && button === 0 && !ctrlKey && !metaKey && !shiftKey
      pressed = isMouse && id !== undefined && isSelecting() ? { id, at: { x, y }, pointer: pointerId } : undefined
    },
    capture,
  )
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y, buttons }) => {
      if (!pressed) return
      // It was let go where nobody saw it.
      if (buttons === 0) return end()
      if (!isDragging && Math.hypot(x - pressed.at.x, y - pressed.at.y) > SLACK) begin(pressed.id, pressed.pointer)
      if (isDragging) drag.over({ x, y })
    },
    capture,
  )
  addEventListener(
    'pointerup',
    () => {
      const place = isDragging ? drag.place() : undefined
      end()
      if (place) onDrop(place)
    },
    capture,
  )
  addEventListener('pointercancel', end, capture)
}

/** The keys are pressed in the studio or in its frame, wherever the focus is. */
const windows = new Set([window, parent])

const stop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}
