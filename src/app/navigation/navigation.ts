import type { PagePayload } from '../../../schemas/page/plan.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { Entry } from '../../engine/react/entry.ts'

/** A page, as the server answers to the app instead of to the address bar. */
export interface PageData {
  readonly payload: PagePayload
  /** Addresses of the style sheets that the page's widgets need. */
  readonly css: readonly string[]
}

/** The page is elsewhere: behind the login (B2), or where a product was moved to (B2: forwardUrl). A shop address, or a whole one. */
export interface Redirect {
  readonly redirect: string
}

export type PageAnswer = PageData | Redirect

export const isRedirect = (answer: object): answer is Redirect => 'redirect' in answer

/** A page asked for by a touch is kept this long, in ms: the tap follows within it. A member's page comes with their data, of which nothing stale is shown later. */
const PREFETCH_LIFE = 3_000
/** Pages kept for going back. */
const KEPT = 12

export interface Navigation {
  /** Fetches a page before it is wanted. */
  prefetch: (href: string) => void
  /** The page kept for this place in the history. */
  kept: (key: string) => Entry | undefined
  keep: (key: string, entry: Entry) => void
  /** The page of an address, with everything that it needs to be shown, or where to go instead. */
  open: (href: string) => Promise<Entry | Redirect>
  /** Something that was sent has been answered: a page that was asked for before may not know what it did, and is asked for again. */
  outdate: () => void
  /** Somebody else looks now: no page that was kept or fetched ahead is theirs. */
  forget: () => void
}

export interface NavigationParts {
  readonly fetchPage: (href: string) => Promise<PageAnswer>
  readonly prepare: (page: PageData) => Promise<Entry>
  readonly now: () => number
}

/** Addresses are those of the shop without its prefix: /atlantis/x?index=1 */
export function createNavigation({ fetchPage, prepare, now }: NavigationParts): Navigation {
  const early = new Map<string, { readonly at: number; readonly answer: Promise<PageAnswer> }>()
  const kept = new Map<string, Entry>()
  /** Of what was sent, so far. */
  let answers = 0

  const ask = (href: string) => {
    const found = early.get(href)
    if (found && now() - found.at < PREFETCH_LIFE) return found.answer
    for (const [old, { at }] of early) if (now() - at >= PREFETCH_LIFE) early.delete(old)
    const answer = fetchPage(href)
    early.set(href, { at: now(), answer })
    answer.catch(() => early.get(href)?.answer === answer && early.delete(href))
    return answer
  }

  return {
    prefetch: (href) => void ask(href).catch(() => undefined),
    kept: (key) => kept.get(key),
    keep(key, entry) {
      kept.delete(key)
      kept.set(key, entry)
      const oldest = kept.keys().next().value
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    },
    async open(href) {
      const before = answers
      let answer = await ask(href)
      // Once: what is sent every few seconds would hold up a slow page for ever.
      if (answers !== before) answer = await ask(href)
      early.delete(href)
      return isRedirect(answer) ? answer : prepare(answer)
    },
    outdate() {
      answers += 1
      early.clear()
    },
    forget() {
      early.clear()
      kept.clear()
    },
  }
}

/** The shop address that a link leads to, when the app can show it without a reload. */
export function shopHref(link: HTMLAnchorElement, origin: string): string | undefined {
  if (link.origin !== origin || link.target || link.hasAttribute('download')) return undefined
  const path = link.pathname
  if (path !== SHOP_BASE && !path.startsWith(`${SHOP_BASE}/`)) return undefined
  if (/\/(media|assets)\//.test(path)) return undefined
  return `${path.slice(SHOP_BASE.length) || '/'}${link.search}${link.hash}`
}
