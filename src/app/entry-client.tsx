import '../ui/tokens.css'
import '../ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client'
import type { PagePayload } from '../../schemas/page/plan.ts'
import { createApp } from './create-app.ts'
import { firstPage } from '../engine/react/first-page.ts'
import { keepClientKey } from './visit/channel-mark.ts'
import { loadChunk } from './code/chunk.ts'
import { fetchPage } from './navigation/fetch-page.ts'
import { createNavigation } from './navigation/navigation.ts'
import { keepPlaceOnReload } from './navigation/keep-place.ts'
import { dropOverlayStep } from './navigation/overlay-steps.ts'
import { chunks } from './code/chunks.ts'
import { ShopApp } from './shop-app.tsx'
import { bringPage, entryMaker, events, pagePreparer } from './shop-pages.ts'
import { loadWidget, widgetNow } from './code/widget-code.ts'
import { whenIdle } from './code/when-idle.ts'

const payloadElement = document.getElementById('pagoda-page')
const root = document.getElementById('root')

/** What nobody waits for may get lost. */
const ignore = () => undefined

/** The app failed as it started, or as a whole: the page says so, with a way to load it anew (src/app/document/boot.ts). */
function tellLost(error: unknown): void {
  dispatchEvent(new Event('app-lost'))
  // Whoever listens for errors of the page hears of it as of any that nobody caught.
  queueMicrotask(() => {
    throw error
  })
}

async function start(payload: PagePayload, container: HTMLElement): Promise<void> {
  keepClientKey()
  // A kept page stands in the document as data alone (src/app/offline).
  const isKept = !container.firstChild
  const hydration = isKept
    ? await bringPage({ payload, css: [] })
    : await firstPage(container, payload, { loadWidget, widgetNow })
  if (document.documentElement.dataset['gone']) return
  const app = createApp(window)
  const makeEntry = entryMaker(app)
  const navigation = createNavigation({ fetchPage, prepare: pagePreparer(makeEntry), now: () => performance.now() })
  keepPlaceOnReload(app.history, app.isHere)
  dropOverlayStep(app.history)
  // From here on React hears every tap: src/app/document/boot.ts keeps none any more.
  dispatchEvent(new Event('app-start'))
  let carry: ((swap: () => void) => void) | undefined
  const shop = (
    <ShopApp
      app={app}
      first={makeEntry(payload, hydration?.())}
      navigation={navigation}
      changePage={(swap) => (carry ?? startTransition)(swap)}
    />
  )
  const options: HydrationOptions = {
    onRecoverableError: (error) => console.error('[pagoda] hydration', error),
    // The boundary of the block has reported it with the block's name.
    onCaughtError: () => undefined,
    onUncaughtError: tellLost,
  }
  if (isKept) createRoot(container, options).render(shop)
  else hydrateRoot(container, shop, options)
  const touched = async (event: Event) => {
    const code = await events()
    carry ??= code.touched(event, app)
  }
  // A tap follows a touch by about a tenth of a second.
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, (event) => void touched(event).catch(ignore), { once: true, passive: true })
  whenIdle(() => void loadChunk(chunks.visit).then(({ startVisit }) => startVisit(app), ignore))
}

if (payloadElement?.textContent && root)
  start(JSON.parse(payloadElement.textContent) as PagePayload, root).catch(tellLost)
