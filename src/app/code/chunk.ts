import { isOffline } from '../../kit/offline.ts'
/** A8, A9: a part of the app's code may take 120 s. */
const TIMEOUT = 120_000
/** From then on asking for the same code again is no use: the whole page is loaded again. */
const MOST_FAILURES = 2
const RELOADED = 'pagoda_reloaded'

interface Lost {
  readonly tries: number
  /** Tries that failed though there was a network. */
  readonly failures: number
  /** Where the code should have been, if the browser said so. */
  readonly address?: string
  readonly isLate: boolean
}

/** Fetches code. `pick` finds in its module what it gives, where that is not the module itself. */
type Load<Module> = (() => Promise<Module>) & { readonly pick?: (whole: unknown) => Module }

const lost = new Map<Load<unknown>, Lost>()
/** What came by another address: by its own it never will. */
const came = new Map<Load<unknown>, unknown>()

/**
 * Fetches a part of the app's code, which may fail after 120 s (A8). Asked for again, it is really fetched again: browsers remember that
 * a module could not be had, so the second time is by another address, and the third by a reload. What a new build has taken away is met
 * by one reload, since no retry brings it.
 */
export async function loadChunk<Module>(load: Load<Module>): Promise<Module> {
  if (came.has(load)) return came.get(load) as Module
  const before = lost.get(load)
  if (before && !isOffline() && (before.isLate || before.failures >= MOST_FAILURES)) location.reload()
  try {
    const module = await inTime(before?.address ? importAgain(load, before.address, before.tries) : load())
    lost.delete(load)
    return module
  } catch (error) {
    const address = before?.address ?? addressIn(error)
    const { tries = 0, failures = 0 } = before ?? {}
    // Without a network a reload would lose the page as well.
    const isOurs = isOffline() ? 0 : 1
    lost.set(load, { tries: tries + 1, failures: failures + isOurs, address, isLate: error instanceof LateError })
    if (address && (await isGone(address))) reloadOnce()
    throw error
  }
}

class LateError extends Error {}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError('The code did not come within 120 s')), TIMEOUT)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

async function importAgain<Module>(load: Load<Module>, address: string, tries: number): Promise<Module> {
  const { pick } = load
  const whole: unknown = await import(/* @vite-ignore */ `${address}?again=${tries}`)
  const module = pick ? pick(whole) : (whole as Module)
  came.set(load, module)
  return module
}

/** Chrome and Firefox name the module in their message: Failed to fetch dynamically imported module: https://… */
const addressIn = (error: unknown) => /https?:\/\/[^\s?#]+\.js/.exec(String(error))?.[0]

const isGone = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  )

/** One reload for each build: an old page that some cache keeps giving must not turn in a circle. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED) === import.meta.url) return
    sessionStorage.setItem(RELOADED, import.meta.url)
  } catch {
    return
  }
  location.reload()
}
