import type { Found } from '../browser.ts'

/** Something to try: gets browsers that may do then, or throws with the reason. */
export interface Way {
  readonly title: string
  readonly get: () => readonly Found[]
}

/** What can be done on a machine, in the order in which it is tried. */
export interface Machine {
  readonly browsers: readonly Way[]
  /** Ways to a font, which the browser is told of where the system does not know it. */
  readonly fonts: (browser: Found) => readonly Way[]
  /** Starts a browser and opens a page, or throws; `drawsChinese`: letters, and not empty boxes. */
  readonly tryOut: (browser: Found) => Promise<{ version: string; drawsChinese: boolean }>
  readonly say: (line: string) => void
}

const NO_BROWSER =
  'The journeys have no browser that starts: install Chrome or Chromium (Debian: `apt-get install chromium-headless-shell fonts-noto-cjk`; ' +
  'elsewhere `npx playwright install --with-deps chromium-headless-shell`), or set CHROMIUM_PATH to one.'
const NO_FONT =
  'The journeys have no font with Chinese letters: install one (Debian and Ubuntu: `apt-get install fonts-noto-cjk`).'

/** Finds or gets a browser that starts and draws Chinese letters, and says which; throws with what to do where no way leads to one. */
export async function provide(machine: Machine): Promise<Found> {
  const started = await first(machine, machine.browsers)
  if (!started) throw new Error(NO_BROWSER)
  const dressed = started.drawsChinese ? started : await first(machine, machine.fonts(started.browser), true)
  if (!dressed) throw new Error(NO_FONT)
  return dressed.browser
}

async function first({ tryOut, say }: Machine, ways: readonly Way[], inChinese = false) {
  const tell = (error: unknown): undefined => {
    const lines = String(error).split('\n')
    say(`  ${lines.find((line) => line.includes('error while loading')) ?? lines[0]}`)
  }
  for (const { title, get } of ways) {
    say(`${title} ...`)
    const found = await (async () => get())().catch(tell)
    for (const browser of found ?? []) {
      const trial = await tryOut(browser).catch(tell)
      if (!trial || (inChinese && !trial.drawsChinese)) continue
      say(`  Chromium ${trial.version}: ${browser.executablePath ?? browser.channel}`)
      return { browser, ...trial }
    }
  }
  return undefined
}
