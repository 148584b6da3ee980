import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser that the tests use: Playwright's own when it was installed, else a Chromium or Chrome of this machine. */
export function browserPath(): string {
  const own = chromium.executablePath()
  const found = [own, ...installed].find((path) => path && existsSync(path))
  if (found) return found
  throw new Error(
    'No browser for the tests: install Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  )
}

/** Quiet and deterministic; --no-sandbox because CI runs as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
