import { Activity, lazy, memo, Suspense, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { PlannedBlock } from '../../schemas/page/plan.ts'
import { SHOP_NAME } from '../domain/shop-name.ts'
import { PageView } from '../engine/react/page-view.tsx'
import { Scene } from '../ui/scene/index.tsx'
import { type OverlaySteps, OverlayStepsContext } from '../ui/sheet/overlay-steps.ts'
import { ToastRegion } from '../ui/toast/index.tsx'
import type { App } from './app.ts'
import { loadChunk } from './code/chunk.ts'
import { chunks } from './code/chunks.ts'
import type { Entry } from '../engine/react/entry.ts'
import { FailedPage } from './page/failed-page.tsx'
import { FIRST, type ShopHistory } from './navigation/history.ts'
import type { Navigation } from './navigation/navigation.ts'
import type { ShopOverlaySteps } from './navigation/overlay-steps.ts'
import { PageHeader } from './page/page-header.tsx'
import styles from './shop-app.module.css'
import { redirected, useVisitorData } from './page/use-visitor-data.ts'
import { useLinks } from './navigation/use-links.ts'
import { type Shown, useShownEntry } from './navigation/use-shown-entry.ts'

/**
 * Whoever opens a popup, or says that something is under way, has its code by then (browser-tools.ts, create-app.ts): nothing stands around the
 * frame that could hold what fails in it.
 */
const PagePopup = lazy(() => loadChunk(chunks.popup))
const ShopLoadings = lazy(async () => ({ default: (await loadChunk(chunks.overlay)).ShopLoadings }))

/** The page stays as it is, with its way to try again. */
const stayLost = () => undefined

type Crashed = (block: PlannedBlock) => void

/** What the frame needs of the running shop: the server, where nothing moves, has no more than this. */
export interface FrameApp extends Pick<
  App,
  'frame' | 'navigate' | 'back' | 'go' | 'goElsewhere' | 'setViewer' | 'login' | 'call' | 'entry' | 'refresh'
> {
  readonly overlaySteps: OverlaySteps & Pick<ShopOverlaySteps, 'pageAtRest'>
  readonly history: Pick<ShopHistory, 'here' | 'listen' | 'changeAddress'>
}

interface ShopAppProps {
  readonly app: FrameApp
  readonly first: Entry
  readonly navigation: Navigation
  /** Puts another page on the screen: `swap` says which. */
  readonly changePage: (swap: () => void) => void
  /** Server only: told of each block whose widget threw. */
  readonly crashed?: Crashed
}

/** The frame around every page: header, the page itself, its popup, toasts, and what the shopper sees while a page is on its way. */
export function ShopApp({ app, first, navigation, changePage, crashed }: ShopAppProps): ReactNode {
  const { toasts, over } = app.frame
  const redirect = useCallback((to: string) => redirected(to, app), [app])
  const here = useHere(app)
  const shown = useShownEntry({ here, first, navigation, redirect, changePage })
  const { entry, alive, loading, failed, why, retry, refresh } = shown
  const { key } = here.location
  const { popup, content, hasLoaded } = useSyncExternalStore(over.subscribe, over.current, over.current)
  const back = () => app.back('/')
  useTellShown(app, shown, navigation)
  useLinks(navigation, app)
  useVisitorData(entry, app)
  useReady()
  const { plan, isLost } = entry.payload
  // A page that could not be had has no title: the shop's own stands above what is said of it.
  const hasBar = failed || plan.header === 'bar'
  const opened = popup === undefined ? undefined : plan.popups?.[popup]
  return (
    <OverlayStepsContext value={app.overlaySteps}>
      {loading && <div className={styles.progress} role="progressbar" aria-label="加载中..." />}
      {hasBar && <PageHeader title={failed ? SHOP_NAME : plan.title} isShop={failed} onBack={back} />}
      <main id="page" className={styles.page} data-bar={hasBar || undefined} tabIndex={-1}>
        {failed && <FailedPage why={why} isUnderBar={hasBar} retry={retry} canGoBack={key !== FIRST} onBack={back} />}
        {isLost && !failed && (
          <FailedPage
            why="maintenance"
            isUnderBar={hasBar}
            retry={() => void refresh().catch(stayLost)}
            canGoBack={key !== FIRST}
            onBack={back}
          />
        )}
        {byAge(alive).map((one) => (
          <AlivePage key={keyOf(one)} entry={one} isLeft={one !== entry || failed || isLost} crashed={crashed} />
        ))}
      </main>
      {opened && (
        <Suspense fallback={null}>
          <PagePopup title={opened.title} blocks={opened.blocks} entry={entry} onClose={over.closePopup} />
        </Suspense>
      )}
      {content}
      {hasLoaded && (
        <Suspense fallback={null}>
          <ShopLoadings />
        </Suspense>
      )}
      <ToastRegion toasts={toasts} />
    </OverlayStepsContext>
  )
}

/**
 * Where the browser is. Not from a context: whatever is provided above blocks that are not hydrated has React draw them anew when it changes
 * (src/engine/DECISIONS.md). Nor in a transition: that waits for every block to hydrate, also for those that do so only when they are near.
 */
const useHere = ({ history }: FrameApp) => useSyncExternalStore(history.listen, history.here, history.here)

/** From now on the page answers taps as the app does, and not as plain links: the effects before this one have run. */
const useReady = () =>
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])

/** Says what is on the screen, as it is now, to whoever is no component; what stood over the page before goes. */
function useTellShown({ frame }: FrameApp, shown: Shown, { forget, outdate }: Navigation) {
  const { over, shownPage } = frame
  useEffect(() => over.clear(), [over, shown.entry])
  useEffect(() => shownPage.show({ ...shown, forget, outdate }))
}

interface AlivePageProps {
  readonly entry: Entry
  /** Kept behind the page on the screen: its state and what it loaded stay, its timers and listeners rest. */
  readonly isLeft: boolean | undefined
  readonly crashed?: Crashed
}

const lostIsland = <Scene name="missing" />

const AlivePage = memo(function AlivePage({ entry, isLeft, crashed }: AlivePageProps): ReactNode {
  return (
    <div data-left={isLeft || undefined} data-layout={entry.payload.plan.layout}>
      <Activity mode={isLeft ? 'hidden' : 'visible'}>
        <PageView store={entry.store} runtime={entry.runtime} crashed={crashed} notFoundPicture={lostIsland} />
      </Activity>
    </div>
  )
})

const keys = new WeakMap<Entry, number>()
let entries = 0

/** Each entry is mounted afresh: two products are two pages, though one page file made them. */
function keyOf(entry: Entry): number {
  const key = keys.get(entry) ?? (entries += 1)
  keys.set(entry, key)
  return key
}

/** The entry stands where the other one stood: the same page, changed. */
export const keepElement = (next: Entry, before: Entry): void => void keys.set(next, keyOf(before))

/** Always in the same order, since an element that is moved loses the places of its scrollers. */
const byAge = (alive: readonly Entry[]) => [...alive].sort((one, other) => keyOf(one) - keyOf(other))
