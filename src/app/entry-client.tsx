import '../ui/tokens.css'
import '../ui/base.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PagePayload } from '../../schemas/page/plan.ts'
import type { App } from './app.ts'
import { createApp } from './create-app.ts'
import { joinFirstView } from '../page/react/first-view.ts'
import type { PageRuntime } from '../page/react/page-runtime.ts'
import { createEntry, type Paused } from './browser-entry.ts'
import { keepClientKey } from './visit/channel-mark.ts'
import { loadChunk } from './code/chunk.ts'
import { allBlocks, type Entry, firstWidgets } from './entry.ts'
import { fetchPage } from './navigation/fetch-page.ts'
import { createNavigation, type PageData } from './navigation/navigation.ts'
import { keepPlaceOnReload } from './navigation/keep-place.ts'
import { dropOverlayStep } from './navigation/overlay-steps.ts'
import { ShopRouter } from './navigation/shop-router.tsx'
import { chunks } from './code/chunks.ts'
import { reportBlock } from './page/report-block.ts'
import { ShopApp } from './shop-app.tsx'
import { loadStyles, reserveHeights } from './navigation/styles.ts'
import { attachVisitorData } from './page/use-visitor-data.ts'
import { loadWidget, widgetNow } from './code/widget-code.ts'
import { whenIdle } from './code/when-idle.ts'

const payloadElement = document.getElementById('pagoda-page')
const root = document.getElementById('root')

/** What nobody waits for may get lost. */
const ignore = () => undefined

/** Code for the moment of a tap; it reads `chunks`, so it can't stand there. */
const events = () => import('./code/event-code.ts')

/** Makes the entries of an app's pages. */
function entryMaker(app: App): (payload: PagePayload, isJoined?: PageRuntime['isJoined']) => Entry {
  const { call, toast, login } = app
  const offline = () => toast('网络异常')
  const code = () =>
    loadChunk(events).then(
      ({ eventCode }) => eventCode(app),
      (error: unknown) => {
        offline()
        throw error
      },
    )
  const paused = (left: Paused) => void login().then(({ pauseForLogin }) => pauseForLogin(left), offline)
  return (payload, isJoined) => createEntry(payload, { call, toast, code, report: reportBlock, paused }, isJoined)
}

/** Makes a page ready to be shown. A widget that can't be had fails in its own block. */
const preparer =
  (makeEntry: (payload: PagePayload) => Entry) =>
  async ({ payload, css }: PageData) => {
    reserveHeights([...allBlocks(payload)].map((block) => block.height))
    await Promise.allSettled([loadStyles(css), ...firstWidgets(payload).map(loadWidget)])
    const entry = makeEntry(payload)
    attachVisitorData(entry)
    return entry
  }

async function start(payload: PagePayload, container: HTMLElement): Promise<void> {
  keepClientKey()
  // The server's HTML is on the screen; nothing waits for this but the taps.
  await Promise.allSettled(firstWidgets(payload).map(loadWidget))
  const app = createApp(window)
  const makeEntry = entryMaker(app)
  const navigation = createNavigation({ fetchPage, prepare: preparer(makeEntry), now: () => performance.now() })
  keepPlaceOnReload(app.history)
  dropOverlayStep(app.history)
  let carry: ((swap: () => void) => void) | undefined
  hydrateRoot(
    container,
    <ShopRouter history={app.history}>
      <ShopApp
        app={app}
        first={makeEntry(
          payload,
          joinFirstView(container, payload, (code) => widgetNow(code) !== undefined),
        )}
        navigation={navigation}
        changePage={(swap) => (carry ?? startTransition)(swap)}
      />
    </ShopRouter>,
    {
      onRecoverableError: (error) => console.error('[pagoda] hydration', error),
      // The boundary of the block has reported it with the block's name.
      onCaughtError: () => undefined,
    },
  )
  const touched = async (event: Event) => {
    const code = await events()
    carry ??= code.touched(event, app)
  }
  // A tap follows a touch by about a tenth of a second.
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, (event) => void touched(event).catch(ignore), { once: true, passive: true })
  whenIdle(() => void loadChunk(chunks.visit).then(({ startVisit }) => startVisit(app), ignore))
}

if (payloadElement?.textContent && root) void start(JSON.parse(payloadElement.textContent) as PagePayload, root)
