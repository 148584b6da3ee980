import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CACHE } from './cache.ts'

/** The browser and the font that were found, for the processes that come after. */
export interface Remembered {
  readonly executablePath: string
  /** A folder of shared libraries that this browser needs here. */
  readonly libraries?: string
  /** A configuration that adds a Chinese font to those of the system. */
  readonly fontconfig?: string
}

const FILE = join(CACHE, 'browser.json')

export function remember(found: Remembered, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
}

const isPath = (value: unknown) => typeof value === 'string' && existsSync(value)
const isPathOrNone = (value: unknown) => value === undefined || isPath(value)

/** What was found the last time, as long as all of it is still there. */
export function remembered(file = FILE): Remembered | undefined {
  if (!existsSync(file)) return undefined
  let found: Partial<Remembered> | null
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<Remembered> | null
  } catch {
    return undefined
  }
  const { executablePath, libraries, fontconfig } = found ?? {}
  const whole = isPath(executablePath) && isPathOrNone(libraries) && isPathOrNone(fontconfig)
  return whole ? (found as Remembered) : undefined
}
