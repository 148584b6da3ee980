import { OFFLINE_ADDRESS, SHELL_ADDRESS } from '../../domain/visit/offline-addresses.ts'
import { STORES } from './keeping.ts'

/** Builds whose pages open: the newest one, and the one before it, of which most of what is kept is on the day of a new version. */
const MOST_SHELLS = 2

/** Each build has its own: a page that another build kept is brought to life by that build's code. */
const shellKey = (build: string) => `${SHELL_ADDRESS}?build=${encodeURIComponent(build)}`

/** The shell of a build, and the page for where nothing is kept. */
export const findShell = (caches: CacheStorage, build: string): Promise<Response | undefined> =>
  caches.match(shellKey(build), { cacheName: STORES.shell })

export const findOffline = (caches: CacheStorage): Promise<Response | undefined> =>
  caches.match(OFFLINE_ADDRESS, { cacheName: STORES.shell })

/** Builds whose shells are there, the newest first. */
export async function shellBuilds(caches: CacheStorage): Promise<readonly string[]> {
  const store = await caches.open(STORES.shell)
  const shells = (await store.keys()).filter(({ url }) => new URL(url).pathname === SHELL_ADDRESS)
  const dated = await Promise.all(
    shells.map(async (request) => ({
      build: new URL(request.url).searchParams.get('build') ?? '',
      at: Number((await store.match(request))?.headers.get(AT)),
    })),
  )
  return dated.sort((one, other) => other.at - one.at).map(({ build }) => build)
}

const AT = 'x-kept-at'

interface Parts {
  readonly caches: CacheStorage
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly now: () => number
}

/**
 * Fetches both documents, together or not at all. Rejects when one is not there, or the shell is another build's, as while a server is being
 * replaced: the browser tries again with the next page that it opens.
 */
export async function fetchDocuments(build: string, { caches, fetch, now }: Parts): Promise<void> {
  const [shell, offline] = await Promise.all(
    [SHELL_ADDRESS, OFFLINE_ADDRESS].map(async (url) => {
      const answer = await fetch(url, { cache: 'no-cache', credentials: 'omit' })
      if (!answer.ok || answer.redirected) throw new Error(`${url} is not there: ${answer.status}`)
      return answer
    }),
  )
  const text = (await shell?.text()) ?? ''
  if (!shell || !offline || !text.includes(build)) throw new Error('The shell is another build’s')
  const store = await caches.open(STORES.shell)
  const headers = new Headers(shell.headers)
  headers.set(AT, String(now()))
  await store.put(shellKey(build), new Response(text, { headers }))
  await store.put(OFFLINE_ADDRESS, offline)
}

/** Forgets the shells of builds before the last one. */
export async function dropOldShells(caches: CacheStorage): Promise<void> {
  const old = (await shellBuilds(caches)).slice(MOST_SHELLS)
  const store = await caches.open(STORES.shell)
  await Promise.all(old.map((build) => store.delete(shellKey(build))))
}
