import type { Candidate } from './candidates.ts'
import type { Probe } from './probe.ts'
import type { Remembered } from './remembered.ts'

/** A way to get what is not there: gives back what may work now, or throws with the reason. */
export interface Way<Got> {
  readonly title: string
  readonly get: () => Promise<Got> | Got
}

/** Everything that provisioning does to the machine. */
export interface Ways {
  /** What is there already, best first. */
  readonly there: () => readonly Candidate[]
  readonly browsers: readonly Way<readonly Candidate[]>[]
  /** Each gives back the fontconfig file that makes a font known, or nothing when it is known to the system. */
  readonly fonts: readonly Way<string | undefined>[]
  readonly probe: (browser: Remembered) => Promise<Probe>
  readonly say: (line: string) => void
  /** What to do by hand where no way led to a browser, or to a font. */
  readonly advice: { readonly browser: string; readonly font: string }
}

interface Running {
  readonly browser: Remembered
  readonly drawsChinese: boolean
}

/** Finds or gets a browser and a Chinese font, says where both come from, and gives back what to remember. */
export async function provide(ways: Ways): Promise<Remembered> {
  const { browser, drawsChinese } = await provideBrowser(ways)
  if (!drawsChinese) return provideFont(ways, browser)
  ways.say('Chinese letters: a font of this machine')
  return browser
}

async function provideBrowser(ways: Ways): Promise<Running> {
  const found = await firstThatStarts(ways, ways.there())
  if (found) return found
  for (const way of ways.browsers) {
    ways.say(`No browser that starts yet: ${way.title} ...`)
    const got = await attempt(ways, way)
    const running = got && (await firstThatStarts(ways, got))
    if (running) return running
  }
  throw new Error(ways.advice.browser)
}

async function firstThatStarts(ways: Ways, candidates: readonly Candidate[]): Promise<Running | undefined> {
  for (const { path, origin, libraries } of candidates) {
    const browser: Remembered = { executablePath: path, ...(libraries && { libraries }) }
    const result = await ways.probe(browser)
    if (result.starts) {
      ways.say(`Browser: Chromium ${result.version}, ${origin} (${path})`)
      return { browser, drawsChinese: result.drawsChinese }
    }
    ways.say(`  ${path} (${origin}) does not start: ${result.reason}`)
  }
  return undefined
}

async function provideFont(ways: Ways, browser: Remembered): Promise<Remembered> {
  for (const way of ways.fonts) {
    ways.say(`The system has no font with Chinese letters: ${way.title} ...`)
    const got = await attempt(ways, { ...way, get: async () => ({ fontconfig: await way.get() }) })
    if (!got) continue
    const dressed: Remembered = { ...browser, ...(got.fontconfig && { fontconfig: got.fontconfig }) }
    const result = await ways.probe(dressed)
    if (result.starts && result.drawsChinese) {
      ways.say(`Chinese letters: ${way.title}`)
      return dressed
    }
    ways.say('  the browser draws no Chinese letters with it')
  }
  throw new Error(ways.advice.font)
}

async function attempt<Got>({ say }: Ways, { get }: Way<Got>): Promise<Got | undefined> {
  try {
    return await get()
  } catch (error) {
    say(`  it can’t be had: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}
