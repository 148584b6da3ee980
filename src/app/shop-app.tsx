import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PlannedBlock } from '../../schemas/page/plan.ts'
import { PageView } from '../page/react/page-view.tsx'
import { ToastRegion } from '../ui/toast/index.tsx'
import { createToasts } from '../ui/toast/toasts.ts'
import { loadLate } from './browser-entry.ts'
import type { Entry } from './entry.ts'
import type { Navigation } from './navigation.ts'
import { brandNow, keepBrand } from './keep-brand.ts'
import { PageHeader } from './page-header.tsx'
import { shell } from './shell.ts'
import styles from './shop-app.module.css'
import { useLinks } from './use-links.ts'
import { useShownEntry } from './use-shown-entry.ts'

const toasts = createToasts()
const PagePopup = lazy(() => import('./page-popup.tsx'))

interface ShopAppProps {
  readonly first: Entry
  readonly navigation: Navigation
  /** Server only: told of each block whose widget threw. */
  readonly crashed?: (block: PlannedBlock) => void
}

/** The frame around every page: header, the page itself, its popup, toasts, and what the shopper sees while a page is on its way. */
export function ShopApp({ first, navigation, crashed }: ShopAppProps): ReactNode {
  const { entry, loading, failed, retry } = useShownEntry(first, navigation)
  const [popup, setPopup] = useState<string>()
  useShell(setPopup)
  useLinks(navigation)
  useEffect(() => loadLate(entry), [entry])
  useEffect(() => setPopup(undefined), [entry])
  const { plan } = entry.payload
  const opened = popup === undefined ? undefined : plan.popups?.[popup]
  return (
    <>
      <a className={styles.skip} href="#page">
        跳到内容
      </a>
      {loading && <div className={styles.progress} role="progressbar" aria-label="加载中..." />}
      {failed && <FailedPage retry={retry} />}
      {plan.header === 'bar' && <PageHeader title={plan.title} />}
      <main id="page" className={styles.page} tabIndex={-1}>
        <PageView key={keyOf(entry)} store={entry.store} runtime={entry.runtime} crashed={crashed} />
      </main>
      {opened && (
        <Suspense fallback={null}>
          <PagePopup title={opened.title} blocks={opened.blocks} entry={entry} onClose={() => setPopup(undefined)} />
        </Suspense>
      )}
      <ToastRegion toasts={toasts} />
    </>
  )
}

const keys = new WeakMap<Entry, number>()
let entries = 0

/** Each entry is mounted afresh: two products are two pages, though one page file made them. */
function keyOf(entry: Entry): number {
  const key = keys.get(entry) ?? (entries += 1)
  keys.set(entry, key)
  return key
}

function FailedPage({ retry }: { readonly retry: () => void }): ReactNode {
  return (
    <div className={styles.failed} role="alert">
      <p>网络异常</p>
      <button type="button" onClick={retry}>
        重新加载
      </button>
    </div>
  )
}

/** Lends the router and the popup to the actions. */
function useShell(openPopup: (name: string | undefined) => void): void {
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    const here = `${location.pathname}${location.search}`
    shell.navigate = (to, options) => {
      const next = keepBrand(to, brandNow())
      void navigate(next, { replace: options?.replace ?? next === here })
    }
    shell.back = (fallback) => void (location.key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1))
    shell.toast = toasts.show
    shell.openPopup = openPopup
    shell.closePopup = () => openPopup(undefined)
  }, [navigate, location, openPopup])
}
