import { blockAt } from './selection-layer.ts'

/** What an operator does in the frame while taps select. */
export interface CanvasTaps {
  /** False: taps do what they do in the shop. */
  readonly isSelecting: () => boolean
  readonly onSelect: (id: string, add: boolean, target: EventTarget | null) => void
  readonly onHover: (id: string | undefined) => void
  readonly onKey: (key: string, shift: boolean) => void
}

/** Keys that the studio answers, whichever pane has the focus. */
const STUDIO_KEYS = new Set([
  'Delete',
  'Backspace',
  'ArrowUp',
  'ArrowDown',
  'Escape',
  'z',
  'y',
  'c',
  'x',
  'v',
  'd',
  'k',
  'Enter',
])
const NEEDS_COMMAND = new Set(['z', 'y', 'c', 'x', 'v', 'd', 'k', 'Enter'])

const stop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Takes taps, keys and sent forms before the page does. */
export function listenToTaps({ isSelecting, onSelect, onHover, onKey }: CanvasTaps): void {
  const when =
    (listen: (event: Event) => void) =>
    (event: Event): void => {
      if (isSelecting()) listen(event)
    }
  const capture = { capture: true }
  for (const type of ['pointerdown', 'mousedown', 'submit', 'dblclick']) addEventListener(type, when(stop), capture)
  // A touch that is prevented is neither a tap nor a way to scroll.
  for (const type of ['focusin', 'touchstart']) addEventListener(type, when(stopOnly), { ...capture, passive: true })
  addEventListener(
    'click',
    when((event) => {
      stop(event)
      const id = blockAt(event.target)
      const { shiftKey, metaKey, ctrlKey } = event as MouseEvent
      if (id !== undefined) onSelect(id, shiftKey || metaKey || ctrlKey, event.target)
    }),
    capture,
  )
  addEventListener(
    'pointerover',
    when((event) => onHover(blockAt(event.target))),
    capture,
  )
  document.addEventListener('pointerleave', () => onHover(undefined))
  addEventListener(
    'keydown',
    when((event) => {
      const { key, shiftKey, metaKey, ctrlKey } = event as KeyboardEvent
      if (!STUDIO_KEYS.has(key) || (NEEDS_COMMAND.has(key) && !metaKey && !ctrlKey)) return
      stop(event)
      onKey(key, shiftKey)
    }),
    capture,
  )
}

const stopOnly = (event: Event) => event.stopImmediatePropagation()
