import type { FrameKey } from '../../studio/canvas/protocol.ts'
import { blockAt } from './selection-layer.ts'

/** What an operator does in the frame while taps select. */
export interface CanvasTaps {
  /** False: taps do what they do in the shop. */
  readonly isSelecting: () => boolean
  readonly onSelect: (id: string, add: boolean, target: EventTarget | null) => void
  readonly onHover: (id: string | undefined) => void
  readonly onKey: (pressed: FrameKey) => void
}

/** Keys that the studio answers, whichever pane has the focus: by themselves, with Alt, and with Ctrl or ⌘. */
const ALONE = new Set(['Delete', 'Backspace', 'Escape', 'ArrowUp', 'ArrowDown'])
const WITH_ALT = new Set(['ArrowLeft', 'ArrowRight'])
const WITH_COMMAND = new Set(['z', 'y', 'c', 'x', 'v', 'd', 'h', 'k', 'Enter'])

/** @returns undefined for a key that the studio has nothing to do with */
function studioKey({ key: pressed, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): FrameKey | undefined {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed
  const isOurs = ALONE.has(key) || (altKey && WITH_ALT.has(key)) || ((ctrlKey || metaKey) && WITH_COMMAND.has(key))
  return isOurs ? { key, altKey, shiftKey, ctrlKey, metaKey } : undefined
}

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
  for (const type of ['pointerdown', 'mousedown', 'dragstart', 'submit', 'dblclick'])
    addEventListener(type, when(stop), capture)
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
      const pressed = studioKey(event as KeyboardEvent)
      if (!pressed) return
      stop(event)
      onKey(pressed)
    }),
    capture,
  )
}

const stopOnly = (event: Event) => event.stopImmediatePropagation()
