import { isOffline } from '../../kit/offline.ts'

/** A8, A9: a part of the app's code may take 120 s. */
export const LONGEST = 120_000
/** Who taps waits so long for a word, in ms. */
const PATIENCE = 20_000
/** From then on asking for the same code again is no use: the whole page is loaded again. */
const MOST_FAILURES = 2
const RELOADED = 'pagoda_reloaded'

interface Lost {
  readonly tries: number
  /** Tries that failed though there was a network. */
  readonly failures: number
  /** Where the code should have been, if the browser said so. */
  readonly address?: string
  /** Since when an answer is waited for, ms of the page's life. */
  readonly since?: number
}

/** Fetches code. `pick` finds in its module what it gives, where that is not the module itself. */
type Load<Module> = (() => Promise<Module>) & { readonly pick?: (whole: unknown) => Module }

const lost = new Map<Load<unknown>, Lost>()
/** What came by another address: by its own it never will. */
const came = new Map<Load<unknown>, unknown>()

/**
 * Fetches a part of the app's code, which may fail after 120 s (A8). Who asks is told after `patience` ms that it did not come; what comes
 * later is there for whoever asks next. Asked for again after it failed, it is really fetched again: browsers remember that
 * a module could not be had, so the second time is by another address, and the third by a reload. What a new build has taken away is met
 * by one reload, since no retry brings it.
 */
export async function loadChunk<Module>(load: Load<Module>, patience: number = PATIENCE): Promise<Module> {
  if (came.has(load)) return came.get(load) as Module
  const before = lost.get(load)
  const { tries = 0, failures = 0, since = performance.now() } = before ?? {}
  if (!isOffline() && (failures >= MOST_FAILURES || performance.now() - since >= LONGEST)) location.reload()
  try {
    const module = await inTime(asked(load, before), patience)
    lost.delete(load)
    return module
  } catch (error) {
    const isLate = error instanceof LateError
    const address = before?.address ?? addressIn(error, load)
    // Without a network a reload would lose the page as well.
    const isOurs = isLate || isOffline() ? 0 : 1
    lost.set(load, { tries: tries + 1, failures: failures + isOurs, address, ...(isLate && { since }) })
    if (!isLate && address && (await isGone(address))) reloadOnce()
    throw error
  }
}

/** What did not answer may still do so, while it is asked for by another address. */
function asked<Module>(load: Load<Module>, { address, tries, since }: Partial<Lost> = {}): Promise<Module> {
  if (!address) return load()
  const again = importAgain(load, address, tries)
  return since === undefined ? again : Promise.race([load(), again])
}

class LateError extends Error {}

function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`The code did not come within ${patience / 1000} s`)), patience)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

async function importAgain<Module>(load: Load<Module>, address: string, tries: number | undefined): Promise<Module> {
  const { pick } = load
  const whole: unknown = await import(/* @vite-ignore */ `${address}?again=${tries}`)
  const module = pick ? pick(whole) : (moduleIn(whole) as Module)
  came.set(load, module)
  return module
}

/** What a loader gives of a file: where the bundler put several modules into one, each is an export of it under a name that only the loader knows. */
export const moduleIn = (whole: unknown): unknown =>
  Object.values(whole as object).find((one) => String(one) === MODULE) ?? whole
const MODULE = '[object Module]'

/** Chrome and Firefox name the module in their message: Failed to fetch dynamically imported module: https://…; else the loader's text does. */
function addressIn(error: unknown, load: unknown): string | undefined {
  const named = /https?:\/\/[^\s?#]+\.js/.exec(String(error))?.[0]
  const [, file] = /import\(.(\.\/[\w./-]+\.js)/.exec(String(load)) ?? []
  return named ?? (file && new URL(file, import.meta.url).href)
}

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
