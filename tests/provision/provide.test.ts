import { describe, expect, test } from 'vitest'
import type { Candidate } from './candidates.ts'
import type { Probe } from './probe.ts'
import { provide, type Ways } from './provide.ts'
import type { Remembered } from './remembered.ts'

const browser = (path: string, libraries?: string): Candidate => ({
  path,
  origin: 'somewhere',
  ...(libraries && { libraries }),
})

const draws = (drawsChinese: boolean): Probe => ({ starts: true, version: '159.0', drawsChinese })
const broken: Probe = { starts: false, reason: 'a library is missing' }

interface Played extends Partial<Ways> {
  readonly results: (browser: Remembered) => Probe
}

/** Provisioning on a machine that is played: what it gives back, and what it said. */
async function provided({ results, ...given }: Played) {
  const said: string[] = []
  const ways: Ways = {
    there: () => [],
    browsers: [],
    fonts: [],
    advice: { browser: 'Install a browser.', font: 'Install a font.' },
    say: (line) => said.push(line),
    probe: async (found) => results(found),
    ...given,
  }
  return { found: await provide(ways), said: said.join('\n') }
}

const never = (): never => {
  throw new Error('nothing is to be fetched')
}

describe('provisioning', () => {
  test('takes the first browser that starts, and fetches nothing', async () => {
    const { found, said } = await provided({
      there: () => [browser('/broken'), browser('/good'), browser('/other')],
      browsers: [{ title: 'download', get: never }],
      fonts: [{ title: 'font', get: never }],
      results: ({ executablePath }) => (executablePath === '/broken' ? broken : draws(true)),
    })
    expect(found).toEqual({ executablePath: '/good' })
    expect(said).toContain('/broken (somewhere) does not start: a library is missing')
    expect(said).toContain('Browser: Chromium 159.0, somewhere (/good)')
    expect(said).toContain('Chinese letters: a font of this machine')
  })

  test('gets a browser by the first way that leads to one that starts', async () => {
    const { found, said } = await provided({
      browsers: [
        {
          title: 'a download',
          get: () => {
            throw new Error('no answer')
          },
        },
        { title: 'a package', get: () => [browser('/packaged'), browser('/packaged', '/libraries')] },
        { title: 'the system', get: never },
      ],
      results: ({ libraries }) => (libraries ? draws(true) : broken),
    })
    expect(found).toEqual({ executablePath: '/packaged', libraries: '/libraries' })
    expect(said).toContain('a download ...\n  it can’t be had: no answer')
  })

  test('says what to do where no way leads to a browser', async () => {
    await expect(
      provided({ browsers: [{ title: 'a package', get: () => [browser('/packaged')] }], results: () => broken }),
    ).rejects.toThrow('Install a browser.')
  })

  test('gets a font for a browser that draws boxes, and keeps what the browser needs', async () => {
    const { found, said } = await provided({
      there: () => [browser('/good', '/libraries')],
      fonts: [
        { title: 'a font that is none', get: () => '/empty.conf' },
        { title: 'a packaged font', get: () => '/fonts.conf' },
      ],
      results: ({ fontconfig }) => draws(fontconfig === '/fonts.conf'),
    })
    expect(found).toEqual({ executablePath: '/good', libraries: '/libraries', fontconfig: '/fonts.conf' })
    expect(said).toContain('Chinese letters: a packaged font')
  })

  test('a font that the system got needs no configuration', async () => {
    let isInstalled = false
    const { found } = await provided({
      there: () => [browser('/good')],
      fonts: [
        {
          title: 'a system’s font',
          get: () => {
            isInstalled = true
            return undefined
          },
        },
      ],
      results: () => draws(isInstalled),
    })
    expect(found).toEqual({ executablePath: '/good' })
  })

  test('says what to do where no font can be had', async () => {
    await expect(provided({ there: () => [browser('/good')], results: () => draws(false) })).rejects.toThrow(
      'Install a font.',
    )
  })
})
