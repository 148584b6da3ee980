import { existsSync, readdirSync } from 'node:fs'
import { chromium } from 'playwright'
import type { Machine } from './candidates.ts'

function playwrightChromium(): string {
  try {
    return chromium.executablePath()
  } catch {
    // Playwright has no browser for this system; an installed one may do.
    return ''
  }
}

export const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  playwrightChromium: playwrightChromium(),
  exists: existsSync,
  names: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
})
