import { documentOf, offlineDocument } from './cached-document.ts'
import { hrefOf, keyOf, type CachedPage, ordersWithCodes } from './keeping.ts'
import { findPage, type CachedEntry, keepPage, offlineLinks, ownerNow } from './page-store.ts'
import { findOffline, findShell } from './shell-store.ts'

/** ms that the network has for a page of which an older one is kept: at a gate it is often there, and brings nothing. */
const PATIENCE = 8_000

/** What answering needs of the worker. */
export interface Surroundings {
  readonly caches: CacheStorage
  /** Of the build that the worker belongs to. */
  readonly build: string
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** The worker lives on until this is done. */
  readonly last: (work: Promise<unknown>) => void
}

const nothing = () => undefined

/** What a proxy says in its own words where the shop's server is not there: the shop itself refuses with other numbers, and pages of its own. */
const BY_A_PROXY: ReadonlySet<number> = new Set([502, 504])

/** The shop's server is not there, though the network is. */
class NoServer extends Error {
  readonly answer: Response

  constructor(answer: Response) {
    super(`The server is not there: ${answer.status}`)
    this.answer = answer
  }
}

async function served(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (BY_A_PROXY.has(answer.status)) throw new NoServer(answer)
  return answer
}

/** The shop's answer, or what is kept where it gives none in time. The failure itself where nothing is. */
async function networkFirst(
  first: Promise<Response>,
  find: () => Promise<Response | undefined>,
  { wait, last }: Surroundings,
): Promise<Response> {
  // Stores that fail take nothing from a network that answers.
  const kept = () => find().catch(nothing)
  const asked = served(first)
  // An answer that comes after the kept one was shown is kept for the next time.
  last(asked)
  const lost = asked.then(
    (answer) => answer,
    async (error: unknown) => {
      const found = await kept()
      if (!found) throw error
      return found
    },
  )
  const late = wait(PATIENCE).then(kept)
  return Promise.race([lost, late.then((found) => found ?? lost)])
}

/** A page that the app asks for as data: fresh from the network, which is kept on the way. */
export async function answerPage(request: Request, around: Surroundings): Promise<Response> {
  const href = hrefOf(request.url)
  const asked = fetchPage(request, href, around)
  const kept = async () => {
    const found = await findPage(around.caches, href, around.now())
    // The app that asks need not understand what another build's was sent.
    return found?.build === around.build ? keptAnswer(found) : undefined
  }
  return networkFirst(asked, kept, around).catch((error: unknown) => {
    // The app tells an answer that is no page from a network that brings none.
    if (error instanceof NoServer) return error.answer
    throw error
  })
}

/** Asks the server for a page, and keeps what came. */
async function fetchPage(request: Request | string, href: string, around: Surroundings): Promise<Response> {
  const owner = await ownerNow(around.caches).catch(nothing)
  const answer = await around.fetch(request)
  const cacheControl = answer.headers.get('cache-control') ?? ''
  if (answer.ok) around.last(took(answer.clone(), href, { cacheControl, owner }, around))
  return answer
}

interface Taking {
  readonly cacheControl: string
  readonly owner: string | undefined
}

async function took(answer: Response, href: string, taking: Taking, around: Surroundings): Promise<void> {
  const page = (await answer.json()) as CachedPage
  if (!('payload' in page)) return
  const isKept = await keepPage(around.caches, href, { ...taking, page, build: around.build, now: around.now() })
  if (isKept) for (const order of ordersWithCodes(page)) await fetchAhead(order, around)
}

/** ms for which an order that was kept is as good as one that is asked for again. */
const FRESH = 10 * 60_000

/** Keeps a page that nobody looks at. */
async function fetchAhead(href: string, around: Surroundings): Promise<void> {
  const found = await findPage(around.caches, href, around.now())
  if (found?.build === around.build && around.now() - found.at < FRESH) return
  await fetchPage(keyOf(href), href, around).catch(nothing)
}

/** Keeps the page of a document, which the browser asked for as a whole. */
export const keepSeen = (href: string, around: Surroundings): Promise<unknown> =>
  fetchPage(keyOf(href), href, around).catch(nothing)

/** The member's orders that can be used, as the shop's ways lead to them. */
const USABLE_ORDERS = '/order?tab=usable'

/** Keeps what the member may want at a gate, wherever in the shop they are. */
export async function keepOrders(around: Surroundings): Promise<void> {
  if ((await ownerNow(around.caches)) !== undefined) await fetchAhead(USABLE_ORDERS, around)
}

const keptAnswer = (found: CachedEntry) => new Response(JSON.stringify(marked(found)), { headers: JSON_HEADERS })

/** A kept page says that it is one. */
const marked = ({ page, at }: CachedEntry): CachedPage => ({ ...page, payload: { ...page.payload, keptAt: at } })

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/**
 * A document that the browser asks for: the server's, else the kept page in the shell of its build, else our own page for where there is none.
 * @param early what the browser asked for while the worker started
 */
export async function answerDocument(
  request: Request,
  around: Surroundings,
  early?: Promise<Response | undefined>,
): Promise<Response> {
  const { caches, now } = around
  const ask = async () => (await early) ?? around.fetch(request)
  const kept = async () => {
    const found = await findPage(caches, hrefOf(request.url), now())
    const shell = found && (await findShell(caches, found.build))
    return shell && filled(shell, (text) => documentOf(text, marked(found)))
  }
  try {
    return await networkFirst(ask(), kept, around)
  } catch (error) {
    const page = await findOffline(caches)
    if (!page) throw error
    const links = await offlineLinks(caches, now())
    return filled(page, (text) => offlineDocument(text, links, error instanceof NoServer ? 'maintenance' : 'network'))
  }
}

/** A document of the server's with its headers, filled in. */
const filled = async (document: Response, fill: (text: string) => string): Promise<Response> =>
  new Response(fill(await document.text()), { headers: document.headers })
