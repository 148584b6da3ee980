import { SHOP_BASE } from '../../../schemas/page/route.ts'
import type { App } from '../app.ts'
import { hereInShop } from '../navigation/here.ts'
import { isLoggedIn } from '../visit/viewer.ts'
import { followLogin } from './member-store.ts'
import type { BuildAnswer, ToWorker } from './messages.ts'
import { showBar } from './offline-bar.ts'

type Parts = Pick<App, 'entry' | 'refresh' | 'toast'>

/** ms that a document has stood for by the time its page is kept: who only passes by loads nothing for later. */
const STANDS = 8_000
/** ms between two looks for a new version, by a document that stays open. */
const LOOK_EVERY = 30 * 60_000

/** ms for which a new version is told of. */
const TOLD = 10_000

const quiet = () => undefined

/** Keeps the shop for when there is no network: docs/offline.md. Nobody waits for it. */
export async function startOffline(app: Parts): Promise<void> {
  showBar(app)
  // The member's store is there exactly while somebody is logged in, also when nothing of this document's saw the login or its end.
  await followLogin(isLoggedIn())
  const { serviceWorker } = navigator
  // A page that is not safe (http) has none, and no stores.
  if (!serviceWorker) return
  const registration = await serviceWorker.register(`${SHOP_BASE}/sw.js`, { scope: `${SHOP_BASE}/` }).catch(quiet)
  if (!registration) return
  tellOfVersions(registration, app)
  setTimeout(() => void tellSeen(serviceWorker), STANDS)
}

const tell = (worker: ServiceWorker | null | undefined, message: ToWorker, ports: MessagePort[] = []) =>
  worker?.postMessage(message, ports)

interface NetworkFacts {
  readonly connection?: { readonly saveData?: boolean }
}

async function tellSeen({ ready }: ServiceWorkerContainer): Promise<void> {
  const isSparing = (navigator as NetworkFacts).connection?.saveData === true
  const { active } = await ready
  tell(active, { tell: 'seen', href: hereInShop(), files: loadedFiles(), isSparing })
}

/** The build's files that this document has: most came before there was a worker. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${SHOP_BASE}/assets/`))
    .map(({ pathname }) => pathname)

/**
 * A version that came while this document was open is told of once. One that the document is of already takes over in silence: what other
 * documents need of theirs stays in the stores.
 */
function tellOfVersions(registration: ServiceWorkerRegistration, { toast }: Parts): void {
  const takesOver = async (worker: ServiceWorker) => {
    const { entry } = await buildOf(worker)
    const isOurs = isOfBuild(entry)
    if (isOurs) tell(worker, { tell: 'take-over' })
    return isOurs
  }
  const installed = async (worker: ServiceWorker) => {
    // The first worker of a browser is no new version: nothing runs without one yet.
    if (!registration.active || (await takesOver(worker))) return
    toast('有新版本', TOLD, { text: '刷新', href: location.pathname + location.search, isReload: true })
  }
  const changed = ({ currentTarget }: Event) => {
    const worker = currentTarget as ServiceWorker
    if (worker.state === 'installed') void installed(worker)
  }
  const follow = () => registration.installing?.addEventListener('statechange', changed)
  registration.addEventListener('updatefound', follow)
  // One that was asked for by this document may have begun before anybody listened.
  follow()
  // One that waits since before this document is told of no more: the document came from the network after it.
  if (registration.waiting) void takesOver(registration.waiting)
  let looked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - looked < LOOK_EVERY) return
    looked = performance.now()
    registration.update().catch(quiet)
  })
}

const buildOf = (worker: ServiceWorker): Promise<BuildAnswer> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => done(data as BuildAnswer))
    port1.start()
    tell(worker, { tell: 'which-build' }, [port2])
  })

/** A document names the app's first file in the script that starts it. */
const isOfBuild = (entry: string) =>
  [...document.querySelectorAll('script[type=module]')].some(({ textContent }) => textContent?.includes(entry))
