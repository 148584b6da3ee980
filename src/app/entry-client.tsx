import '../ui/tokens.css'
import '../ui/base.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PagePayload } from '../../schemas/page/plan.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { createEntry, type Paused } from './browser-entry.ts'
import { keepClientKey } from './visit/channel-mark.ts'
import { loadChunk } from './code/chunk.ts'
import { allBlocks, firstWidgets } from './entry.ts'
import { fetchPage } from './navigation/fetch-page.ts'
import { createNavigation, type PageData } from './navigation/navigation.ts'
import { keepPlaceOnReload } from './navigation/keep-place.ts'
import { chunks } from './code/chunks.ts'
import { lazyCall } from './calls/lazy-call.ts'
import { reportBlock } from './page/report-block.ts'
import { shell } from './shell.ts'
import { ShopApp } from './shop-app.tsx'
import { dropOverlayStep } from '../ui/sheet/use-back-to-close.ts'
import { loadStyles, reserveHeights } from './navigation/styles.ts'
import { attachVisitorData } from './page/use-visitor-data.ts'
import { loadWidget } from './code/widget-code.ts'
import { whenIdle } from './code/when-idle.ts'

const payloadElement = document.getElementById('pagoda-page')
const root = document.getElementById('root')

const paused = (left: Paused) => void loadChunk(chunks.login).then(({ pauseForLogin }) => pauseForLogin(left), offline)
/** What nobody waits for may get lost. */
const ignore = () => undefined
const offline = () => shell.toast('网络异常')

/** Code for the moment of a tap; it reads `chunks`, so it can't stand there. */
const events = () => import('./code/event-code.ts')

const eventCode = () =>
  loadChunk(events).then(
    ({ eventCode: code }) => code(shell.call),
    (error: unknown) => {
      offline()
      throw error
    },
  )

const makeEntry = (payload: PagePayload) =>
  createEntry(payload, {
    call: shell.call,
    report: reportBlock,
    code: eventCode,
    paused,
  })

async function prepare({ payload, css }: PageData) {
  reserveHeights([...allBlocks(payload)].map((block) => block.height))
  // A widget that can't be had fails in its own block.
  await Promise.allSettled([loadStyles(css), ...firstWidgets(payload).map(loadWidget)])
  const entry = makeEntry(payload)
  attachVisitorData(entry)
  return entry
}

async function start(payload: PagePayload, container: HTMLElement): Promise<void> {
  keepClientKey()
  shell.call = lazyCall
  // The server's HTML is on the screen; nothing waits for this but the taps.
  await Promise.allSettled(firstWidgets(payload).map(loadWidget))
  const navigation = createNavigation({ fetchPage, prepare, now: () => performance.now() })
  keepPlaceOnReload()
  dropOverlayStep()
  // With its slash, so that home keeps its own address. Not in a transition: that waits for every block to hydrate, also for those that
  // do so only when they are near, and a shopper at the top of a long page would never see the next one.
  hydrateRoot(
    container,
    <BrowserRouter basename={`${SHOP_BASE}/`} useTransitions={false}>
      <ShopApp first={makeEntry(payload)} navigation={navigation} />
    </BrowserRouter>,
    {
      onRecoverableError: (error) => console.error('[pagoda] hydration', error),
      // The boundary of the block has reported it with the block's name.
      onCaughtError: () => undefined,
    },
  )
  // A tap follows a touch by about a tenth of a second.
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, (event) => void events().then(({ touched }) => touched(event), ignore), {
      once: true,
      passive: true,
    })
  whenIdle(() => void loadChunk(chunks.visit).then(({ startVisit }) => startVisit(), ignore))
}

if (payloadElement?.textContent && root) void start(JSON.parse(payloadElement.textContent) as PagePayload, root)
