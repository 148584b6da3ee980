import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { hrefOf, keyOf, type CachedPage, nameOf, storeOf, STORES } from './keeping.ts'
import type { OfflineLink } from './cached-document.ts'
import { OWNER } from './member-store.ts'
import { shellBuilds } from './shell-store.ts'

/** Pages that are kept in a store; the one that was come to longest ago goes. */
const MOST_PAGES = 30

const [AT, NAME, BUILD] = ['x-kept-at', 'x-kept-name', 'x-kept-build']

/** A page that was kept, and when it came. */
export interface CachedEntry {
  readonly page: CachedPage
  /** Epoch ms. */
  readonly at: number
  /** That of the worker that kept it: no other's code need understand it. */
  readonly build: string
}

const ownerOf = async (store: Cache) => (await store.match(OWNER))?.text()

/** The number of whoever's the member's store is; undefined: nobody is logged in, and nothing of a member's is kept. */
export async function ownerNow(caches: CacheStorage): Promise<string | undefined> {
  return (await caches.has(STORES.member)) ? ownerOf(await caches.open(STORES.member)) : undefined
}

export interface KeepOptions {
  readonly page: CachedPage
  readonly cacheControl: string
  /** Whose the member's store was when the page was asked for: an answer that was on its way while somebody logged out is theirs no more. */
  readonly owner: string | undefined
  readonly build: string
  /** Epoch ms. */
  readonly now: number
}

/** Keeps a page that came from the server, if it may be kept. */
export async function keepPage(caches: CacheStorage, href: string, options: KeepOptions): Promise<boolean> {
  const { page, cacheControl, owner } = options
  const name = storeOf(href, page, cacheControl)
  const isMembers = name === 'member'
  if (name === undefined || (isMembers && owner === undefined)) return false
  const store = await caches.open(STORES[name])
  // Asked of this very store: one that was deleted meanwhile takes what is written with it.
  if (isMembers && (await ownerOf(store)) !== owner) return false
  const write = () => store.put(keyOf(href), responseOf(options))
  // A phone without room has it once the pictures are gone. The page that was kept before stays until the new one is written.
  await write().catch(async () => {
    await caches.delete(STORES.pictures)
    await write()
  })
  await dropOldest(store)
  return true
}

async function dropOldest(store: Cache): Promise<void> {
  const pages = (await store.keys()).filter(isPage)
  if (pages.length <= MOST_PAGES) return
  const dated = await Promise.all(pages.map(async (request) => ({ request, at: atOf(await store.match(request)) })))
  const old = dated.sort((one, other) => other.at - one.at).slice(MOST_PAGES)
  await Promise.all(old.map(({ request }) => store.delete(request)))
}

const isPage = ({ url }: Request) => url.includes(`${SHOP_BASE}/_page?`)

const atOf = (answer: Response | undefined) => Number(answer?.headers.get(AT))

const responseOf = ({ page, build, now }: KeepOptions) =>
  new Response(JSON.stringify(page), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      [AT]: String(now),
      [NAME]: encodeURIComponent(nameOf(page)),
      [BUILD]: build,
    },
  })

/** ms for which a page is kept: as long as a login lasts that nobody renews (server/ssr/page-session.ts). */
const LIFE = 30 * 24 * 60 * 60_000

/** A page that was kept, of the member's first. @param now epoch ms */
export async function findPage(caches: CacheStorage, href: string, now: number): Promise<CachedEntry | undefined> {
  const key = keyOf(href)
  for (const cacheName of [STORES.member, STORES.pages]) {
    const found = await caches.match(key, { cacheName })
    const at = atOf(found)
    if (found && now - at < LIFE)
      return { page: (await found.json()) as CachedPage, at, build: found.headers.get(BUILD) ?? '' }
  }
  return undefined
}

/** Every page whose document opens without a network, the last one first. @param now epoch ms */
export async function offlineLinks(caches: CacheStorage, now: number): Promise<readonly OfflineLink[]> {
  const links: (OfflineLink & { readonly at: number })[] = []
  const builds = await shellBuilds(caches)
  for (const cacheName of [STORES.member, STORES.pages]) {
    if (!(await caches.has(cacheName))) continue
    const store = await caches.open(cacheName)
    for (const request of (await store.keys()).filter(isPage)) {
      const found = await store.match(request)
      const at = atOf(found)
      if (!found || now - at >= LIFE || !builds.includes(found.headers.get(BUILD) ?? '')) continue
      const name = decodeURIComponent(found.headers.get(NAME) ?? '')
      links.push({ href: hrefOf(request.url), name, isOrder: cacheName === STORES.member, at })
    }
  }
  return links.sort((one, other) => other.at - one.at)
}
