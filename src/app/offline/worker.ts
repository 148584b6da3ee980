import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { answerDocument, answerPage, keepOrders, keepSeen, type Surroundings } from './answer-pages.ts'
import { kindOf, STORES } from './keeping.ts'
import type { BuildAnswer, ToWorker } from './messages.ts'
import { dropOldShells, fetchDocuments } from './shell-store.ts'
import type { WorkerEvent, WorkerFetchEvent, WorkerBuild, WorkerScope } from './worker-scope.ts'

// The shop's service worker: docs/offline.md says what it keeps, for whom and for how long.

declare const self: WorkerScope & { readonly build: WorkerBuild }

/** Two builds of the shop, and what is left of a third. */
const MOST_CODE = 1000
const MOST_PICTURES = 200

const quiet = () => undefined

const aroundOf = (event: WorkerEvent): Surroundings => ({
  caches,
  build: self.build.entry,
  fetch: (request, init) => fetch(request, init),
  now: Date.now,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  last: (work) => event.waitUntil(work.catch(quiet)),
})

const { origin } = self.location

/** Names change with what is in them, so that nothing kept is ever old, and a page that is open finds the parts of its own build. */
const keeper = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })],
  })
const [code, pictures] = [keeper(STORES.code, MOST_CODE), keeper(STORES.pictures, MOST_PICTURES)]

registerRoute(({ request }) => kindOf(request, origin) === 'code', code)
registerRoute(({ request }) => kindOf(request, origin) === 'picture', pictures)
registerRoute(
  ({ request }) => kindOf(request, origin) === 'page',
  ({ request, event }) => answerPage(request, aroundOf(event)),
)
registerRoute(
  ({ request }) => kindOf(request, origin) === 'document',
  ({ request, event }) => answerDocument(request, aroundOf(event), (event as WorkerFetchEvent).preloadResponse),
)

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  if (message.tell === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.tell === 'which-build') event.ports[0]?.postMessage({ entry: self.build.entry } satisfies BuildAnswer)
  if (message.tell === 'seen') event.waitUntil(seen(message, event).catch(quiet))
})

/**
 * Without both documents and the app's own code there is no page to be made: then the worker before stays, and the browser tries again with
 * the next document. The code is first: a build whose shell is there has its code.
 */
async function install(event: WorkerEvent): Promise<void> {
  const missing = await fetchCode(self.build.core, event)
  if (missing.length > 0) throw new Error(`Not there: ${missing.join(' ')}`)
  await fetchDocuments(self.build.entry, aroundOf(event))
}

async function activate(): Promise<void> {
  await dropOldShells(caches)
  // The network needn't wait for a worker that starts.
  await self.registration.navigationPreload?.enable().catch(quiet)
  await self.clients.claim()
}

/** The code is first: a page that is kept opens. */
async function seen(
  { href, files, isSparing }: ToWorker & { readonly tell: 'seen' },
  event: WorkerEvent,
): Promise<void> {
  const around = aroundOf(event)
  // A document that was on its way while the worker became active belongs to nobody yet.
  await self.clients.claim()
  await fetchCode([...new Set(isSparing ? files : [...files, ...self.build.rest])], event)
  await keepSeen(href, around)
  if (isSparing) return
  await keepOrders(around)
  // What operators write around the app may be another since the worker came.
  await fetchDocuments(self.build.entry, around)
}

/** Files at once: more would hold up what the shopper asks for meanwhile. */
const AT_ONCE = 4

/** @returns files that could not be had: the others are kept all the same */
async function fetchCode(files: readonly string[], event: WorkerEvent): Promise<readonly string[]> {
  const store = await caches.open(STORES.code)
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const wanted = files.filter((file) => !kept.has(file))
  const missing: string[] = []
  const fetchOne = async (file: string) => {
    const [answered, stored] = code.handleAll({ request: new Request(file), event })
    const answer = await answered.catch(quiet)
    await stored.catch(quiet)
    if (!answer?.ok) missing.push(file)
  }
  for (let at = 0; at < wanted.length; at += AT_ONCE) await Promise.all(wanted.slice(at, at + AT_ONCE).map(fetchOne))
  return missing
}
