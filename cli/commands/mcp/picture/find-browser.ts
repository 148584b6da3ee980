import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names of browsers that speak the DevTools protocol, as systems call them. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
  'msedge',
]

const MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const IN_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

/** The browser of CHROMIUM_PATH, else one that is installed here; undefined where there is none. */
export function findBrowser(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = process.platform): string | undefined {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  return placesOf(env, platform).find((path) => existsSync(path))
}

function placesOf(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  if (platform === 'win32') {
    const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((one) => one !== undefined)
    return programs.flatMap((folder) => IN_PROGRAMS.map((inside) => join(folder, inside)))
  }
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return platform === 'darwin' ? [...MACOS, ...onPath] : onPath
}
