import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { TODAY } from './shop-openings.ts'
import { routes } from './shop-pages.ts'
import { specAddresses } from './spec-addresses.ts'

/** The parts of the document: of which only the path is known, the shop's own, and those that are opened from outside. */
const [decided = '', own = ''] = readFileSync('docs/addresses.md', 'utf8').split(/^## .*$/m)

/** The lines of a table: an address, and what is said of it. */
const linesOf = (text: string) =>
  [...text.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, path = '', said = '']) => ({ path, said }))

const told = linesOf(decided)
const ours = linesOf(own)

/** Of these the specification (B2.9) gives the path and nothing else. */
const decidedHere = [
  ...['/authorization', '/independent', '/buypoi/:poiName', '/loading/:scene', '/code-bridge', '/star-bridge'],
  ...['/star-bridgeNew', '/hotelchannel', '/hotel/channel', '/startochoose', '/startochooseNew'],
  ...['throwingBaby', 'nomadicPeople', 'wizardOfOz', 'cityFlavor', 'smallTownStory'].map((n) => `/microVacation/${n}`),
  ...['/stationCityInfo', '/pdf-preview', '/ClubMed', '/ClubMed/SelectAddress', '/ClubMedJVUO', '/Assistant'],
  ...['/casahotel/imageView', '/tcshotel/imageView', '/tcshotel/storeTime', '/tcshotel/ploy'],
  '/hotelpackage/imageview/:productId',
]

interface Row {
  readonly path: string
  readonly open: boolean
}

describe('docs/addresses.md', () => {
  it('has a line for each address of which only the path is known, and for no other', () => {
    expect(told.map(({ path }) => path)).toEqual(decidedHere)
    expect([...told, ...ours].filter(({ said }) => said.length < 30)).toEqual([])
  })

  it('agrees with pagoda routes: each is there, and open', () => {
    const text = execFileSync('node', ['cli/bin.mjs', 'routes', '--json'], { encoding: 'utf8' })
    const { routes } = JSON.parse(text) as { readonly routes: readonly Row[] }
    const open = routes.filter((route) => route.open).map(({ path }) => path)
    expect([...told, ...ours].filter(({ path }) => !open.includes(path))).toEqual([])
  })

  it('has a line for each address that the specification does not name, and for no other', () => {
    const paths = [...new Set(routes.map(({ path }) => path))]
    const unnamed = paths.filter((path) => !specAddresses.includes(path))
    expect(ours.map(({ path }) => path).toSorted()).toEqual(unnamed.toSorted())
    expect(
      specAddresses.filter((path) => !paths.includes(path)),
      'named, and not there',
    ).toEqual([])
  })
})

describe('the documents of /pdf-preview', () => {
  const listed = sandboxContent(TODAY).pageComponents.find((one) => one.componentCode === 'DOCUMENTS')!

  it('are there, and begin as a PDF does', () => {
    const first = ({ id }: { readonly id: string }) =>
      readFileSync(`sandbox/media/${id}.pdf`).subarray(0, 5).toString('latin1')
    expect(listed.componentContents.map(first)).toEqual(['%PDF-', '%PDF-'])
  })
})
