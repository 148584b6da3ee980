import '../../ui/tokens.css'
import '../../ui/base.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Viewer } from '../../../schemas/page/context.ts'
import type { PagePayload } from '../../../schemas/page/plan.ts'
import type { App } from '../app.ts'
import { loadWidget } from '../code/widget-code.ts'
import { createApp } from '../create-app.ts'
import { firstWidgets } from '../../engine/react/entry.ts'
import { createNavigation } from '../navigation/navigation.ts'
import { keepElement, ShopApp } from '../shop-app.tsx'
import { entryMaker } from '../shop-pages.ts'
import { setViewerSource } from '../visit/viewer.ts'
import { canvasCalls } from './canvas-calls.ts'
import { withEmptyPlaces } from './empty-place.tsx'
import { listenToStudio, tellStudio } from './listen-to-studio.ts'
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

async function start({ payload, viewer }: CanvasStart, container: HTMLElement): Promise<void> {
  setViewerSource(() => viewer)
  await Promise.allSettled(firstWidgets(payload).map(loadWidget))
  const shop = createApp(window)
  const calls = canvasCalls({
    data: () => Object.values(live.entry().payload.plan.data).map(({ call }) => call),
    onRefused: (path) => tellStudio({ type: 'refused', path }),
  })
  const app: App = { ...shop, ...calls, login: () => Promise.reject(new Error('Nobody logs in inside the canvas')) }
  const shopEntry = entryMaker(app)
  const make = (payload: PagePayload) => withEmptyPlaces(shopEntry(payload))
  const live = createLivePage({
    first: make(payload),
    make,
    keepElement,
    scrolled: () => scrollY,
  })
  const navigation = createNavigation({
    // What is on the screen comes by messages: the app asks for it where it is.
    fetchPage: async () => ({ payload: live.entry().payload, css: [] }),
    prepare: async () => live.entry(),
    now: () => performance.now(),
  })
  // Drawn anew over the server's picture of it: a draft changes before all of a page would have come alive.
  const root = createRoot(container, { onCaughtError: () => undefined })
  flushSync(() =>
    root.render(<ShopApp app={app} first={live.entry()} navigation={navigation} changePage={flushSync} />),
  )
  listenToStudio({ refresh: app.refresh, live, layer: createSelectionLayer(), container })
}

const container = document.getElementById('root')
const page = document.getElementById('pagoda-page')?.textContent
const viewer = document.getElementById('pagoda-viewer')?.textContent
if (container && page && viewer)
  void start({ payload: JSON.parse(page) as PagePayload, viewer: JSON.parse(viewer) as Viewer }, container)
