import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the tests fetch for themselves; it goes with node_modules. */
export const CACHE = join(import.meta.dirname, '../node_modules/.cache/pagoda')
const FILE = join(CACHE, 'browser.json')

/** A browser that provisioning found, as Playwright names it: by its channel, or by its file. */
export interface Found {
  readonly channel?: string
  readonly executablePath?: string
  /** Variables beside those of this process: where its libraries are, or a font with Chinese letters. */
  readonly env?: Readonly<Record<string, string>>
}

/** What Playwright's `launch` needs to start it: quiet and deterministic, and without a sandbox because CI runs as root. */
export const launchWith = ({ env, ...browser }: Found) => ({
  ...browser,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(env && { env: { ...process.env, ...env } }),
})

export function remember(found: Found, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
}

/** What was found the last time, as long as its files are still there. */
export function remembered(file = FILE): Found | undefined {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Found
    const files = [found.executablePath ?? file, found.env?.['FONTCONFIG_FILE'] ?? file]
    return (found.channel || found.executablePath) && files.every((path) => existsSync(path)) ? found : undefined
  } catch {
    return undefined
  }
}

/** Starts what provisioning found; where it has not run yet, or for another CHROMIUM_PATH, it runs now. */
export function launchOptions() {
  const chosen = process.env['CHROMIUM_PATH']
  const isKnown = () => (chosen ? remembered()?.executablePath === chosen : remembered() !== undefined)
  // Its words go to stderr: stdout may be a report that a program reads.
  if (!isKnown())
    execFileSync(process.execPath, [join(import.meta.dirname, 'provision/provision.mjs')], { stdio: ['ignore', 2, 2] })
  return launchWith(remembered() ?? {})
}
