import { Activity, lazy, memo, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PlannedBlock } from '../../schemas/page/plan.ts'
import { PageView } from '../page/react/page-view.tsx'
import { createLoadings } from '../ui/loading-overlay/loadings.ts'
import { historyAtRest, isOverlayStep } from '../ui/sheet/use-back-to-close.ts'
import { ToastRegion } from '../ui/toast/index.tsx'
import { createToasts } from '../ui/toast/toasts.ts'
import { loadChunk } from './code/chunk.ts'
import type { Entry } from './entry.ts'
import { FailedPage } from './page/failed-page.tsx'
import { go, goOut } from './navigation/go.ts'
import { hereInShop } from './navigation/here.ts'
import type { Navigation } from './navigation/navigation.ts'
import { brandNow, keepBrand } from './visit/keep-brand.ts'
import { PageHeader } from './page/page-header.tsx'
import { shell } from './shell.ts'
import styles from './shop-app.module.css'
import { redirected, useVisitorData } from './page/use-visitor-data.ts'
import { useLinks } from './navigation/use-links.ts'
import { type Shown, useShownEntry } from './navigation/use-shown-entry.ts'

const toasts = createToasts()
const loadings = createLoadings()
const popupCode = () => import('./page/page-popup.tsx')
const overlayCode = () => import('../ui/loading-overlay/index.tsx')
const PagePopup = lazy(() => loadChunk(popupCode))
const LoadingOverlay = lazy(async () => ({ default: (await loadChunk(overlayCode)).LoadingOverlay }))

type Crashed = (block: PlannedBlock) => void

interface ShopAppProps {
  readonly first: Entry
  readonly navigation: Navigation
  /** Server only: told of each block whose widget threw. */
  readonly crashed?: Crashed
}

/** The frame around every page: header, the page itself, its popup, toasts, and what the shopper sees while a page is on its way. */
export function ShopApp({ first, navigation, crashed }: ShopAppProps): ReactNode {
  const shown = useShownEntry(first, navigation, redirected)
  const { entry, alive, loading, failed, retry } = shown
  const { key } = useLocation()
  const over = useShell(shown, navigation)
  useLinks(navigation)
  useVisitorData(entry)
  useReady()
  const { plan } = entry.payload
  const hasBar = plan.header === 'bar' && !failed
  const opened = over.popup === undefined ? undefined : plan.popups?.[over.popup]
  return (
    <>
      <a className={styles.skip} href="#page">
        跳到内容
      </a>
      {loading && <div className={styles.progress} role="progressbar" aria-label="加载中..." />}
      {hasBar && <PageHeader title={plan.title} />}
      <main id="page" className={styles.page} data-bar={hasBar || undefined} tabIndex={-1}>
        {failed && <FailedPage retry={retry} canGoBack={key !== 'default'} />}
        {byAge(alive).map((one) => (
          <AlivePage key={keyOf(one)} entry={one} isLeft={one !== entry || failed} crashed={crashed} />
        ))}
      </main>
      {opened && (
        <Suspense fallback={null}>
          <PagePopup title={opened.title} blocks={opened.blocks} entry={entry} onClose={shell.closePopup} />
        </Suspense>
      )}
      {over.content}
      {over.hasLoaded && (
        <Suspense fallback={null}>
          <LoadingOverlay loadings={loadings} />
        </Suspense>
      )}
      <ToastRegion toasts={toasts} />
    </>
  )
}

/** From now on the page answers taps as the app does, and not as plain links: the effects before this one have run. */
const useReady = () =>
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
  }, [])

interface AlivePageProps {
  readonly entry: Entry
  /** Kept behind the page on the screen: its state and what it loaded stay, its timers and listeners rest. */
  readonly isLeft: boolean
  readonly crashed?: Crashed
}

const AlivePage = memo(function AlivePage({ entry, isLeft, crashed }: AlivePageProps): ReactNode {
  return (
    <div data-left={isLeft || undefined}>
      <Activity mode={isLeft ? 'hidden' : 'visible'}>
        <PageView store={entry.store} runtime={entry.runtime} crashed={crashed} />
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

/** Always in the same order, since an element that is moved loses the places of its scrollers. */
const byAge = (alive: readonly Entry[]) => [...alive].sort((one, other) => keyOf(one) - keyOf(other))

/** What a step of the history knows of the one before it: where that is, and how far down it was left. */
const stepState = (isSame: boolean, from = hereInShop()) =>
  isSame ? history.state?.usr : { from, top: window.scrollY }

/** Lends the router, the popup and what stands over the page to the actions. */
function useShell({ entry, alive, refresh, keep }: Shown, navigation: Navigation) {
  const navigate = useNavigate()
  const location = useLocation()
  const [popup, setPopup] = useState<string>()
  const [content, setContent] = useState<ReactNode>()
  const [hasLoaded, setHasLoaded] = useState(false)
  useEffect(() => {
    setPopup(undefined)
    setContent(undefined)
  }, [entry])
  useEffect(() => {
    const here = `${location.pathname}${location.search}`
    shell.navigate = (to, options) => {
      const next = keepBrand(to, brandNow())
      const leave = () => {
        const replace = options?.replace ?? (next === here || isOverlayStep())
        void navigate(next, { replace, state: stepState(replace && !isOverlayStep(), options?.from) })
      }
      const rest = historyAtRest()
      if (rest) void rest.then(leave)
      else leave()
    }
    shell.back = (fallback) => {
      if (location.key === 'default') goOut(() => void navigate(fallback, { replace: true }))
      else void navigate(-1)
    }
  }, [navigate, location])
  useEffect(() => {
    shell.go = go
    shell.toast = toasts.show
    shell.openPopup = setPopup
    shell.closePopup = () => setPopup(undefined)
    shell.showOver = setContent
    shell.loading = (text) => {
      setHasLoaded(true)
      return loadings.begin(text)
    }
  }, [])
  useEffect(() => {
    shell.entry = () => entry
    shell.refresh = refresh
    shell.setViewer = (viewer) => {
      const { payload } = entry
      navigation.forget()
      // The page on the screen is the member's to go back to, unless the server made it for a visitor.
      if (viewer.loggedIn && (!payload.personal || payload.plan.context.user.loggedIn)) keep()
      for (const one of alive) one.store.setViewer(viewer)
    }
  }, [entry, alive, refresh, keep, navigation])
  return { popup, content, hasLoaded }
}
