import '../../ui/tokens.css'
import '../../ui/base.css'
import { hydrateRoot } from 'react-dom/client'
import type { Viewer } from '../../../schemas/page/context.ts'
import type { PagePayload } from '../../../schemas/page/plan.ts'
import { type CanvasMode, type FromFrame, opened, sealed, type ToFrame } from '../../studio/canvas/protocol.ts'
import type { App } from '../app.ts'
import { loadWidget } from '../code/widget-code.ts'
import { createApp } from '../create-app.ts'
import { firstWidgets } from '../entry.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { ShopRouter } from '../navigation/shop-router.tsx'
import { keepElement, ShopApp } from '../shop-app.tsx'
import { bringPage, entryMaker } from '../shop-pages.ts'
import { setViewerSource } from '../visit/viewer.ts'
import { canvasCalls } from './canvas-calls.ts'
import { listenToTaps } from './canvas-taps.ts'
import { createLivePage } from './live-page.ts'
import { createSelectionLayer } from './selection-layer.ts'

/**
 * The shop's app in the studio's frame (rule C1): the same pages, widgets and engine, given drafts by messages. It asks as nobody, and does
 * nothing.
 */
interface CanvasStart {
  readonly payload: PagePayload
  readonly viewer: Viewer
}

const tellStudio = (message: FromFrame) => parent.postMessage(sealed(message), location.origin)

async function start({ payload, viewer }: CanvasStart, container: HTMLElement): Promise<void> {
  setViewerSource(() => viewer)
  await Promise.allSettled(firstWidgets(payload).map(loadWidget))
  const shop = createApp(window)
  const calls = canvasCalls({
    data: () => Object.values(live.entry().payload.plan.data).map(({ call }) => call),
    onRefused: (path) => tellStudio({ type: 'refused', path }),
  })
  const app: App = { ...shop, ...calls, login: () => Promise.reject(new Error('Nobody logs in inside the canvas')) }
  const make = entryMaker(app)
  const live = createLivePage({
    first: make(payload),
    make: (next) => make(next),
    keepElement,
    scrolled: () => scrollY,
  })
  const navigation = createNavigation({
    // What is on the screen comes by messages: the app asks for it where it is.
    fetchPage: async () => ({ payload: live.entry().payload, css: [] }),
    prepare: async () => live.entry(),
    now: () => performance.now(),
  })
  const layer = createSelectionLayer()
  hydrateRoot(
    container,
    <ShopRouter history={app.history}>
      <ShopApp app={app} first={live.entry()} navigation={navigation} changePage={(swap) => swap()} />
    </ShopRouter>,
    { onCaughtError: () => undefined },
  )

  let mode: CanvasMode = 'select'
  const setMode = (next: CanvasMode) => {
    mode = next
    document.documentElement.dataset.canvas = next
    layer.hover(undefined)
  }
  setMode(mode)
  listenToTaps({
    isSelecting: () => mode === 'select',
    onSelect: (id, add) => tellStudio({ type: 'select', id, add }),
    onHover: layer.hover,
    onKey: (key, shift) => tellStudio({ type: 'key', key, shift }),
  })

  /** The last message wins: what was typed since is shown, not what was before. */
  let last = 0
  const shown = async (turn: number, begun: number) => {
    await app.refresh()
    await painted()
    layer.place()
    tellStudio({ type: 'shown', turn, ms: performance.now() - begun })
  }
  const answers: { readonly [Type in ToFrame['type']]: (message: Extract<ToFrame, { type: Type }>) => unknown } = {
    async show({ turn, page }) {
      if (turn < last) return
      last = turn
      const begun = performance.now()
      // Widgets and styles that are new to the page come before it is shown.
      await bringPage(page)
      if (turn < last) return
      live.show(page.payload)
      await shown(turn, begun)
    },
    async typed({ turn, blocks }) {
      if (turn < last) return
      last = turn
      const begun = performance.now()
      if (live.type(blocks)) await shown(turn, begun)
    },
    select: ({ ids, scroll }) => layer.select(ids, scroll),
    mark: ({ ids }) => layer.mark(ids),
    mode: (message) => setMode(message.mode),
    drag: ({ y }) => tellStudio({ type: 'drop-place', place: layer.drag(y) }),
  }
  addEventListener('message', (event) => {
    const message = opened<ToFrame>(event, { origin: location.origin, source: parent })
    if (message) void (answers[message.type] as (message: ToFrame) => unknown)(message)
  })
  for (const moved of ['scroll', 'resize']) addEventListener(moved, layer.place, { passive: true, capture: true })
  new ResizeObserver(layer.place).observe(container)
  tellStudio({ type: 'ready' })
}

/** After the next picture: what was asked for is on the screen. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

const container = document.getElementById('root')
const page = document.getElementById('pagoda-page')?.textContent
const viewer = document.getElementById('pagoda-viewer')?.textContent
if (container && page && viewer)
  void start({ payload: JSON.parse(page) as PagePayload, viewer: JSON.parse(viewer) as Viewer }, container)
