import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { mayInstall } from './system-packages.ts'
import { runTool } from './tool.ts'

const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
const playwright = (...args: string[]) => ({ command: process.execPath, args: [cli, ...args] })

/** A server that says nothing for as long as this is tried again, five times in all; a slow line has ten minutes. */
const SILENCE = '10000'

/** Downloads Playwright's headless shell; what is there already is left as it is. */
export function downloadPlaywrightBrowser(): void {
  const env = {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: process.env['PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT'] ?? SILENCE,
  }
  runTool(playwright('install', 'chromium-headless-shell'), { seconds: 600, env, shown: true })
}

/** Installs the system's libraries that Playwright's browser needs, where that is allowed. */
export function installPlaywrightLibraries(): void {
  if (!mayInstall()) throw new Error('its shared libraries can be installed by root only')
  runTool(playwright('install-deps', 'chromium-headless-shell'), { seconds: 900 })
}
