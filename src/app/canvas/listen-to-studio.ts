import {
  type CanvasMode,
  type FromFrame,
  opened,
  sealed,
  type ToFrame,
  type TypedBlock,
} from '../../studio/canvas/protocol.ts'
import { bringPage } from '../shop-pages.ts'
import { createTypedReceiver } from '../../studio/canvas/typed-blocks.ts'
import { watchPlaces } from '../../studio/canvas/watch-places.ts'
import { type CanvasDrag, createCanvasDrag, listenToMouseDrags } from './canvas-drag.ts'
import { listenToTaps } from './canvas-taps.ts'
import { emptyPlaceAt } from './empty-place.tsx'
import { createSharedScroll } from './shared-scroll.ts'
import { createValueWatch } from './value-watch.ts'
import { showTheme } from './show-theme.ts'
import { tappedLevels } from './tapped-levels.ts'
import type { LivePage } from './live-page.ts'
import { blockAt, blockElement, type SelectionLayer } from './selection-layer.ts'

export const tellStudio = (message: FromFrame): void => parent.postMessage(sealed(message), location.origin)

interface FrameParts {
  /** Draws the page of `live` where the one before stood. */
  readonly refresh: () => Promise<void>
  readonly live: LivePage
  readonly layer: SelectionLayer
  readonly container: HTMLElement
}

/** What is done about each message. */
type Answers = { readonly [Type in ToFrame['type']]: (message: Extract<ToFrame, { type: Type }>) => unknown }

function answerMessages(answers: Answers): void {
  addEventListener('message', (event) => {
    const message = opened(event, { origin: location.origin, source: parent }) as ToFrame | undefined
    if (message) void (answers[message.type] as (message: ToFrame) => unknown)(message)
  })
}

function tellTapped(id: string, add: boolean, target: EventTarget | null): void {
  const slot = emptyPlaceAt(target)?.slot
  tellStudio({ type: 'select', id, add, levels: tappedLevels(target), ...(slot !== undefined && { slot }) })
}

/** Tells what is tapped and dragged on the page, and where what is dragged over it would be put. */
function tellPointer(layer: SelectionLayer, isSelecting: () => boolean): CanvasDrag {
  const drag = createCanvasDrag(layer, (place) => tellStudio({ type: 'drop-place', place }))
  listenToMouseDrags({
    ...{ isSelecting, drag },
    onGrab: (id) => tellStudio({ type: 'grab', id }),
    onDrop: (place) => tellStudio({ type: 'drop', place }),
  })
  // After the drags: nobody hears of a pointer behind the taps.
  listenToTaps({
    isSelecting,
    onSelect: tellTapped,
    onHover: layer.hover,
    onKey: (pressed) => tellStudio({ type: 'key', pressed }),
  })
  return drag
}

/** A tap that came before there was anybody to hear it. Where something else came to stand there since, it is the block's that it was aimed at. */
function tapAgain({ id, point: { x, y }, add }: Extract<ToFrame, { type: 'tap' }>): void {
  const at = document.elementFromPoint(x, y)
  const aimed = blockAt(at) === id ? at : blockElement(id)
  aimed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: add }))
}

/** Does what the studio says, and tells it what is tapped. */
export function listenToStudio({ refresh, live, layer, container }: FrameParts): void {
  let mode: CanvasMode = 'select'
  const setMode = (next: CanvasMode) => {
    mode = next
    document.documentElement.dataset.canvas = next
    layer.hover(undefined)
  }
  setMode(mode)
  const isSelecting = () => mode === 'select'
  keepStill(isSelecting)
  const drag = tellPointer(layer, isSelecting)

  const received = createTypedReceiver()
  const scroll = createSharedScroll((y) => tellStudio({ type: 'scrolled', y }))
  const watch = createValueWatch(
    () => live.entry().store,
    (values) => tellStudio({ type: 'values', values }),
  )

  /** The turn of the page that came last. */
  let last = 0
  /** What was told last of the blocks: it lies over the page that was asked for before it, and may be told before that page has come. */
  let typed: { readonly turn: number; readonly blocks: readonly TypedBlock[] } = { turn: 0, blocks: [] }
  const shown = async (turn: number, begun: number) => {
    await refresh()
    await painted()
    layer.place()
    watch.follow()
    tellStudio({ type: 'shown', turn, ms: performance.now() - begun })
  }
  const answers: Answers = {
    async show({ turn, page }) {
      if (turn < last) return
      last = turn
      const begun = performance.now()
      // Widgets and styles that are new to the page come before it is shown.
      await bringPage(page)
      if (turn < last) return
      live.show(page.payload)
      if (typed.turn > turn) live.type(typed.blocks)
      await shown(turn, begun)
    },
    async typed({ turn, ...sent }) {
      typed = { turn, blocks: received(sent) }
      const begun = performance.now()
      if (live.type(typed.blocks)) await shown(turn, begun)
    },
    select: ({ ids, scroll: isScrolled }) => layer.select(ids, isScrolled ? 'smooth' : undefined),
    mark: ({ ids, isChange }) => layer.mark(ids, isChange),
    scroll: ({ y }) => scroll.to(y),
    reveal: ({ ids, leads }) => scroll.by(() => layer.select(ids, 'instant'), leads),
    mode: (message) => setMode(message.mode),
    theme: ({ theme }) => showTheme(document, theme),
    targets: ({ targets, label }) => drag.begin(targets, label),
    drag: ({ point }) => drag.over(point),
    watch: ({ texts }) => watch.watch(texts),
    tap: tapAgain,
  }
  answerMessages(answers)
  // The lines stay over their blocks wherever those go.
  watchPlaces(container, layer.place)
  tellStudio({ type: 'ready' })
}

/** While taps select, nothing of the page comes between the operator and what they do. */
function keepStill(isSelecting: () => boolean): void {
  keepDialogsShut(isSelecting)
  keepFocusOut(isSelecting)
}

/** What opens over the page, as the ad of the day does, would keep every tap from it: while taps select it is shut again at once. */
function keepDialogsShut(isSelecting: () => boolean): void {
  const shut = () => {
    if (!isSelecting()) return
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
  }
  new MutationObserver(shut).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
}

/**
 * A page that is shown anew takes the focus, and so does a dialog that opens: in the frame they would take it out of the field in which the
 * operator types. While taps select, only the operator moves the focus.
 */
function keepFocusOut(isSelecting: () => boolean): void {
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as (options?: FocusOptions) => void
  const showModal = Reflect.get(HTMLDialogElement.prototype, 'showModal') as () => void
  HTMLElement.prototype.focus = function focusUnlessSelecting(this: HTMLElement, options?: FocusOptions) {
    if (!isSelecting()) focus.call(this, options)
  }
  HTMLDialogElement.prototype.showModal = function showUnlessSelecting(this: HTMLDialogElement) {
    if (!isSelecting()) showModal.call(this)
  }
}

/** After the next picture: what was asked for is on the screen. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
