import { posix, win32 } from 'node:path'

/** A browser that may be there, and may start. */
export interface Candidate {
  readonly path: string
  /** Where it comes from, as the reader of the log is told. */
  readonly origin: string
  /** A folder of shared libraries for a system that lacks them. */
  readonly libraries?: string
}

/** What the search reads of a machine. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where Playwright keeps its whole Chromium, or would keep it; empty on a system that it does not know. */
  readonly playwrightChromium: string
  readonly exists: (path: string) => boolean
  /** The names in a folder; none where there is no such folder. */
  readonly names: (folder: string) => readonly string[]
}

/** A headless shell stands before a whole browser: it takes half the processor time for the same page. */
const LINUX = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/lib64/chromium-browser/headless_shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
]

const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const IN_PROGRAMS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

function installedPaths({ platform, env }: Machine): readonly string[] {
  if (platform === 'darwin') return MACOS
  if (platform !== 'win32') return LINUX
  const programs = ['C:\\Program Files', 'C:\\Program Files (x86)', env['LOCALAPPDATA']].filter(
    (path) => path !== undefined,
  )
  return IN_PROGRAMS.flatMap((inside) => programs.map((folder) => win32.join(folder, inside)))
}

/** Playwright says where its whole Chromium is; the headless shell of the same revision lies in the folder beside it. */
function playwrightPaths({ platform, playwrightChromium, names }: Machine): readonly string[] {
  const { basename, dirname, join } = platform === 'win32' ? win32 : posix
  let folder = playwrightChromium
  while (folder !== dirname(folder) && !/^chromium-\d+$/.test(basename(folder))) folder = dirname(folder)
  const revision = /^chromium-(\d+)$/.exec(basename(folder))?.[1]
  if (!revision) return playwrightChromium ? [playwrightChromium] : []
  const shells = join(dirname(folder), `chromium_headless_shell-${revision}`)
  const isShell = /^(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/
  const inside = names(shells).flatMap((build) =>
    names(join(shells, build))
      .filter((name) => isShell.test(name))
      .map((name) => join(shells, build, name)),
  )
  return [...inside, playwrightChromium]
}

/** Playwright's own browsers that were downloaded, its headless shell first. */
export function playwrightCandidates(machine: Machine): readonly Candidate[] {
  return playwrightPaths(machine)
    .filter((path) => machine.exists(path))
    .map((path) => ({ path, origin: 'Playwright’s own' }))
}

/** The browsers that are installed on the machine, best first. */
export function installedCandidates(machine: Machine): readonly Candidate[] {
  return installedPaths(machine)
    .filter((path) => machine.exists(path))
    .map((path) => ({ path, origin: 'installed on this machine' }))
}

/** The one browser that somebody asked for; nothing else is looked for beside it. */
export function chosenCandidate({ env, exists }: Machine): Candidate | undefined {
  const path = env['CHROMIUM_PATH']
  if (!path) return undefined
  if (exists(path)) return { path, origin: 'CHROMIUM_PATH' }
  throw new Error(
    `CHROMIUM_PATH is ${path}, and there is no such file: correct it, or unset it and a browser is looked for.`,
  )
}

/** Every browser that is there without anything being fetched, best first. */
export function candidates(machine: Machine): readonly Candidate[] {
  const chosen = chosenCandidate(machine)
  return chosen ? [chosen] : [...playwrightCandidates(machine), ...installedCandidates(machine)]
}
