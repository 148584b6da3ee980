import { spawnSync } from 'node:child_process'
import { candidates } from './provision/candidates.ts'
import { browserArgs, launchEnv } from './provision/launch.ts'
import { remembered } from './provision/remembered.ts'
import { thisMachine } from './provision/this-machine.ts'

/** What a browser of the tests is started with; `env` only where it needs more than this process has. */
export interface LaunchOptions {
  readonly executablePath: string
  readonly args: string[]
  readonly env?: Record<string, string>
}

/** The browser that the tests use: CHROMIUM_PATH, else what provisioning found, else the first that is there. */
function browserPath(): string {
  const found = process.env['CHROMIUM_PATH'] ? undefined : remembered()?.executablePath
  const path = found ?? candidates(thisMachine())[0]?.path
  if (path) return path
  throw new Error('No browser for the tests: `node tests/provision/provision.mjs` gets one, or says what to do.')
}

/** What Playwright's `launch` needs to start that browser with Chinese letters. */
export function launchOptions(): LaunchOptions {
  const executablePath = browserPath()
  const { executablePath: known, libraries, fontconfig } = remembered() ?? {}
  const env = launchEnv({ libraries: known === executablePath ? libraries : undefined, fontconfig }, process.env)
  return { executablePath, args: browserArgs, ...(env && { env }) }
}

/** Whether Chinese letters are drawn, not empty boxes: provisioning made sure of it, other systems than Linux always have them. */
export function hasChineseFont(): boolean {
  if (remembered() || process.platform !== 'linux') return true
  return Boolean(spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim())
}
