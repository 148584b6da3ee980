import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_OPENING } from '../fixtures/databases.ts'
import type { TestStudio } from '../fixtures/studio.ts'
import { homeItem, openItem } from '../fixtures/studio-edit.ts'
import { type Probe, tell } from './held-up.ts'
import { openProbed, type ProbedStudio } from './probed-studio.ts'

/** ms of an address with all that is asked of it: a machine under load is no failure. */
const LONGEST = 600_000

/** Letters of an address at most. */
const MOST = 2000
const filled = (start: string, more: string) => start + more.repeat((MOST - start.length) / more.length)

const addresses: Readonly<Record<string, string>> = {
  'the longest path': filled('/', 'a/'),
  'the longest number in a path': filled('/goods/', '9'),
  'the longest value of a query': filled('/?q=', 'x'),
  'the most names in a query': `/?${Array.from({ length: 330 }, (_, at) => `${at}=b`).join('&')}`.slice(0, MOST),
  'the most signs in percent': filled('/?q=', '%E6%B5%B7'),
  'what is no sign in percent': '/?q=%zz%E0%A4',
  'a nothing and half a sign': '/?a=%00%ud800',
  'names of every object': '/?__proto__=1&constructor=2&toString=3&a[b][c]=1',
  'a way up and out': filled('/', '../'),
  'the address of somebody else': '//elsewhere.example/',
}

const viewers: Readonly<Record<string, object>> = {
  'as anybody now': {},
  'as the most that one can say': {
    ...{ now: '9999-12-31T23:59', level: 6, channel: 'h5', from: 'lantu' },
    arms: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${'k'.repeat(80)}${at}`, 'v'.repeat(80)])),
  },
  'as long ago, with names of every object': {
    now: '1970-01-01T00:00',
    arms: { constructor: 'a', toString: 'b', hasOwnProperty: 'c' },
  },
}

/** Goes through what the address asks, for each of it. */
const reading = {
  id: 'reads',
  widget: 'rich-text',
  props: {
    parts: [
      {
        paragraphs: Array.from(
          { length: 60 },
          (_, at) => `{{ string(size(query.map(k, query.map(j, string(query[j]) + string(query[k]))))) + '${at}' }}`,
        ),
      },
    ],
  },
}

let probed: ProbedStudio
let studio: TestStudio
let probe: Probe
let cookie: string
let text: string

beforeAll(async () => {
  probed = await openProbed()
  ;({ studio, probe } = probed)
  cookie = await studio.signedIn('admin')
  const home = JSON.parse((await openItem(studio, cookie)).text) as { readonly blocks: readonly object[] }
  text = JSON.stringify({ ...home, blocks: [reading, ...home.blocks] })
  await probe.tellIdle()
}, LONGEST_OPENING)
afterAll(() => probed.close())

describe.each(Object.entries(addresses))('%s', (input, address) => {
  it.each(Object.entries(viewers))(
    'is shown in a canvas and by a link %s, and holds nobody up',
    async (_who, as) => {
      const statuses: number[] = []
      const asked = async (name: string, ask: () => Promise<number>) =>
        tell(name, input, await probe.heldUp(async () => void statuses.push(await ask())))
      const called = (name: 'canvasPage' | 'newPreview', body: object) => studio.call(name, { cookie, body })
      const seen = { ...homeItem, address, as }
      await asked('canvasPage', async () => (await called('canvasPage', { ...seen, text })).status)
      let link: unknown
      await asked('newPreview', async () => {
        const { status, body } = await called('newPreview', { ...seen, hours: 24 })
        link = body.link
        return status
      })
      if (typeof link === 'string') {
        const { pathname, search } = new URL(link)
        await asked('a preview', async () => (await studio.app.inject({ url: pathname + search })).statusCode)
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      expect(statuses, 'it was refused before it was looked at').not.toContain(400)
    },
    LONGEST,
  )
})
