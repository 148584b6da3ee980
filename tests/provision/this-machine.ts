import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { CACHE, launchWith, remembered, type Found } from '../browser.ts'
import type { Machine, Way } from './provide.ts'
import { installed, run } from './tools.ts'

/** A headless shell for Linux on x64. Its own script is not used: it wants Node 22 and a folder for a whole machine. */
const CHROMIUM = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
}

/** Noto Sans SC (SIL Open Font License 1.1). */
const FONT = {
  name: '@expo-google-fonts/noto-sans-sc',
  version: '0.4.3',
  integrity: 'sha512-9rAwdFTFHbO/u6Cs0gj2jZbW74TGIiaFNQnXYH2s5wA1bzVkwbaviL4t8YUV642eGYjg86eH6DkAEQmfNHDncQ==',
}

const onLinux = process.platform === 'linux'
const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const OWN: Found = { channel: 'chromium-headless-shell' }
const DEBIAN: Found = { executablePath: '/usr/lib/chromium/chromium-headless-shell' }

/** What may be installed; a headless shell stands first, since it takes half the processor time for the same page. */
const INSTALLED: readonly Found[] = [
  DEBIAN,
  { executablePath: '/usr/bin/chromium' },
  { executablePath: '/usr/bin/chromium-browser' },
  { channel: 'chrome' },
  { channel: 'msedge' },
]

function download(): readonly Found[] {
  // A server that says nothing for 10 s is tried again, five times in all; a slow line has ten minutes.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  run('npm', ['exec', '--', 'playwright', 'install', 'chromium-headless-shell'], 600, env)
  return [OWN]
}

/** The limit is wide, since who ends apt-get halfway leaves a system to mend. */
function apt(name: string, found: Found): readonly Found[] {
  const apt = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=10'
  run('sh', ['-c', `${apt} update && ${apt} install -y --no-install-recommends ${name}`], 900)
  return [found]
}

function packaged(): readonly Found[] {
  const bin = join(installed(CHROMIUM), 'bin')
  for (const name of ['chromium', 'al2023.tar'])
    writeFileSync(join(bin, name), brotliDecompressSync(readFileSync(join(bin, `${name}.br`))), { mode: 0o755 })
  // The libraries that a bare system lacks: nss, nspr and expat.
  run('tar', ['-xf', join(bin, 'al2023.tar'), '-C', bin], 60)
  return [{ executablePath: join(bin, 'chromium'), env: { LD_LIBRARY_PATH: join(bin, 'lib') } }]
}

/** Makes the package's font known beside those of the system. */
function withPackagedFont(browser: Found): readonly Found[] {
  const file = join(CACHE, 'fonts.conf')
  const folder = `<dir prefix="relative">${relative(CACHE, installed(FONT))}</dir><cachedir prefix="xdg">fontconfig</cachedir>`
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
  writeFileSync(file, `<fontconfig>${system}${folder}</fontconfig>`)
  return [{ ...browser, env: { ...browser.env, FONTCONFIG_FILE: file } }]
}

/** A browser counts when it really starts and opens a page: what lacks a library is a file like any other. */
async function tryOut(found: Found) {
  const browser = await chromium.launch({ ...launchWith(found), timeout: 30_000 })
  try {
    const page = await browser.newPage()
    const pictures: Buffer[] = []
    for (const letter of '澜途') {
      await page.setContent(letter)
      pictures.push(await page.screenshot())
    }
    return { version: browser.version(), drawsChinese: pictures[0]?.equals(pictures[1]!) === false }
  } finally {
    await browser.close()
  }
}

/** The browsers of this machine, and then those that it can get; where CHROMIUM_PATH names one, that one alone. */
export function browserWays(chosen = process.env['CHROMIUM_PATH']): readonly Way[] {
  if (chosen && !existsSync(chosen))
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, and there is no such file: correct it, or unset it and a browser is looked for.`,
    )
  if (chosen) return [{ title: 'The browser of CHROMIUM_PATH', get: () => [{ executablePath: chosen }] }]
  // What was fetched the last time stands after what is installed, and needs not be fetched again.
  const here = () => [OWN, ...INSTALLED, remembered() ?? []].flat()
  return [
    { title: 'Looking for a browser: Playwright’s own, or an installed one', get: here, can: true },
    { title: 'Downloading Playwright’s own', get: download, can: true },
    { title: 'Installing chromium-headless-shell', get: () => apt('chromium-headless-shell', DEBIAN), can: hasApt },
    { title: `Fetching ${CHROMIUM.name}`, get: packaged, can: onLinux && process.arch === 'x64' },
  ].filter(({ can }) => can)
}

const fontWays = (browser: Found): readonly Way[] =>
  [
    { title: 'Installing fonts-noto-cjk', get: () => apt('fonts-noto-cjk', browser), can: hasApt },
    { title: `Fetching ${FONT.name}`, get: () => withPackagedFont(browser), can: onLinux },
  ].filter(({ can }) => can)

export const thisMachine = (): Machine => ({ browsers: browserWays(), fonts: fontWays, tryOut, say: console.log })
