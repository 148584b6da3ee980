import '../ui/tokens.css'
import '../ui/base.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PagePayload } from '../../schemas/page/plan.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { createBrowserCall } from '../api/call.ts'
import { createEntry } from './browser-entry.ts'
import { allBlocks, firstWidgets } from './entry.ts'
import { fetchPage } from './fetch-page.ts'
import { createNavigation, type PageAnswer } from './navigation.ts'
import { keepPlaceOnReload } from './keep-place.ts'
import { reportBlock } from './report-block.ts'
import { browserTools } from './shell.ts'
import { ShopApp } from './shop-app.tsx'
import { loadStyles, reserveHeights } from './styles.ts'
import { loadWidget } from './widget-code.ts'

const payloadElement = document.getElementById('pagoda-page')
const root = document.getElementById('root')
const call = createBrowserCall(document.documentElement.dataset.api ?? '')

const makeEntry = (payload: PagePayload) => createEntry(payload, { call, report: reportBlock, tools: browserTools })

async function prepare({ payload, css }: PageAnswer) {
  reserveHeights([...allBlocks(payload)].map((block) => block.height))
  // A widget that can't be had fails in its own block.
  await Promise.allSettled([loadStyles(css), ...firstWidgets(payload).map(loadWidget)])
  return makeEntry(payload)
}

async function start(payload: PagePayload, container: HTMLElement): Promise<void> {
  // The server's HTML is on the screen; nothing waits for this but the taps.
  await Promise.allSettled(firstWidgets(payload).map(loadWidget))
  const navigation = createNavigation({ fetchPage, prepare, now: () => performance.now() })
  keepPlaceOnReload()
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
  document.documentElement.dataset.ready = 'true'
}

if (payloadElement?.textContent && root) void start(JSON.parse(payloadElement.textContent) as PagePayload, root)
