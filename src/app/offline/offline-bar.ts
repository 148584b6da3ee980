import type { App } from '../app.ts'
import { offlineWords } from './words.ts'

/** Above the page, in the flow of the document: nothing is hidden by it. Its style stands here, since it comes with no page's. */
const LOOK = [
  'position:relative;z-index:26;padding:calc(8px + env(safe-area-inset-top)) 16px 8px;background:var(--ink);color:var(--surface)',
  'font-size:13px;line-height:20px;text-align:center',
].join(';')

/** ms after which a page that took another's place has told the app that it is the one on the screen. */
const SETTLES = 60

/** ms until a kept page is asked for again: first, and at most. */
const [SOON, LATE] = [2_000, 60_000]

/** Says over a page that it is not fresh, for as long as it is not; a page that was kept is fetched anew when the network is back. */
export function showBar({ entry, refresh }: Pick<App, 'entry' | 'refresh'>): void {
  let bar: HTMLElement | undefined
  const show = () => {
    const { keptAt, plan } = entry()?.payload ?? {}
    const words = offlineWords({ isOnline: navigator.onLine, keptAt, isOrder: plan?.page === 'order-detail' })
    if (words === undefined) {
      bar?.remove()
      bar = undefined
      return
    }
    bar ??= newBar()
    if (bar.textContent !== words) bar.textContent = words
  }
  const isKept = () => entry()?.payload.keptAt !== undefined
  let wait = SOON
  let timer: ReturnType<typeof setTimeout> | undefined
  const again = async () => {
    show()
    clearTimeout(timer)
    if (!isKept() || !navigator.onLine) return
    await refresh().catch(() => undefined)
    show()
    // A network that has just come back often brings nothing yet.
    if (isKept()) timer = setTimeout(() => void again(), wait)
    wait = Math.min(2 * wait, LATE)
  }
  addEventListener('offline', show)
  addEventListener('online', () => {
    wait = SOON
    void again()
  })
  const page = document.getElementById('page')
  const later = () => setTimeout(show, SETTLES)
  if (page) {
    new MutationObserver(later).observe(page, { childList: true })
    // A page that is left is marked, and one that is come back to is so no more.
    new MutationObserver(later).observe(page, { attributes: true, attributeFilter: ['data-left'], subtree: true })
  }
  show()
}

function newBar(): HTMLElement {
  const bar = document.createElement('p')
  bar.id = 'offline-bar'
  bar.setAttribute('role', 'status')
  bar.style.cssText = LOOK
  document.body.prepend(bar)
  return bar
}
