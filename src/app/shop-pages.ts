import type { PagePayload } from '../../schemas/page/plan.ts'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { App } from './app.ts'
import type { HydrationOf } from '../engine/react/hydration.ts'
import { createEntry, type Paused } from '../engine/react/browser-entry.ts'
import { lazyCaller } from './calls/lazy-calls.ts'
import { loadChunk } from './code/chunk.ts'
import { loadWidget, widgetNow } from './code/widget-code.ts'
import { allBlocks, type Entry, firstWidgets } from '../engine/react/entry.ts'
import type { PageData } from './navigation/navigation.ts'
import { loadStyles, reserveHeights } from './navigation/styles.ts'
import { reportBlock } from './page/report-block.ts'
import { trackBlock } from './tracking/track.ts'
import { attachVisitorData } from './page/use-visitor-data.ts'

/** Code for the moment of a tap; it reads `chunks`, so it can't stand there. */
export const events = () => import('./code/event-code.ts')

/** Makes the entries of an app's pages. */
export function entryMaker(app: App): (payload: PagePayload, hydrationOf?: HydrationOf) => Entry {
  const { call, clock, toast, login } = app
  const offline = () => toast('网络异常')
  const code = () =>
    loadChunk(events)
      .then(({ eventCode }) => eventCode(app))
      .catch((error: unknown) => {
        offline()
        throw error
      })
  const paused = (left: Paused) => void login().then(({ pauseForLogin }) => pauseForLogin(left), offline)
  const parts = {
    call,
    caller: lazyCaller,
    clock,
    toast,
    report: reportBlock,
    widgetNow,
    loadWidget,
    emitted: trackBlock,
    base: SHOP_BASE,
  }
  return (payload, hydrationOf) => {
    clock.pageCame(payload)
    return createEntry(payload, { ...parts, code, paused }, hydrationOf)
  }
}

/** Brings what a page needs to be shown. A widget that can't be had fails in its own block. */
export async function bringPage({ payload, css }: PageData): Promise<void> {
  reserveHeights([...allBlocks(payload)].map((block) => block.height))
  await Promise.allSettled([loadStyles(css), ...firstWidgets(payload).map(loadWidget)])
}

/** Makes a page ready to be shown. */
export const pagePreparer =
  (makeEntry: (payload: PagePayload) => Entry) =>
  async (page: PageData): Promise<Entry> => {
    await bringPage(page)
    const entry = makeEntry(page.payload)
    attachVisitorData(entry)
    return entry
  }
