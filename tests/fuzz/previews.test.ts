import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newPreview } from '../../schemas/studio/canvas.ts'
import { previewRelease } from '../../schemas/studio/release-calls.ts'
import { LONGEST_OPENING } from '../fixtures/databases.ts'
import type { Answer, TestStudio } from '../fixtures/studio.ts'
import { editedTo, homeItem, openItem } from '../fixtures/studio-edit.ts'
import { releasing } from '../fixtures/studio-releases.ts'
import { documents } from './documents.ts'
import { type Probe, tell } from './held-up.ts'
import { largestOf } from './largest.ts'
import { openProbed, type ProbedStudio } from './probed-studio.ts'

/** ms of a document with all that is asked of it: a machine under load is no failure. */
const LONGEST = 600_000

let probed: ProbedStudio
let studio: TestStudio
let probe: Probe
let cookie: string

beforeAll(async () => {
  probed = await openProbed()
  ;({ studio, probe } = probed)
  cookie = await studio.signedIn('admin')
  await probe.tellIdle()
}, LONGEST_OPENING)
afterEach(async () => {
  const { version } = await openItem(studio, cookie)
  if (version > 0) await studio.call('discardDraft', { cookie, params: homeItem, body: { version } })
})
afterAll(() => probed.close())

const asLargest = (schema: object) => ({
  ...(largestOf(schema, { letters: 50_000, levels: 20, document: '' }) as object),
  ...homeItem,
  address: '/',
})

/** How the JSON tab makes a draft of it; undefined where it is no document, of which there is no draft. */
function draftOf(before: string, text: string) {
  try {
    return editedTo(before, text)
  } catch {
    return undefined
  }
}

/** What links to a draft cost is in what the draft says: the links themselves only name it. */
describe.each(Object.entries(documents))('%s, by a link', (input, text) => {
  async function asked(name: string, ask: () => Promise<{ readonly status: number; readonly body: unknown }>) {
    let answer = { status: 0, body: {} as unknown }
    const ms = await probe.heldUp(async () => {
      answer = await ask()
    })
    tell(name, input, ms)
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBeLessThan(500)
    return answer
  }
  const opened = async (name: string, link: unknown) => {
    const { pathname, search } = new URL(link as string)
    await asked(name, async () => {
      const { statusCode } = await studio.app.inject({ url: pathname + search })
      return { status: statusCode, body: link }
    })
  }

  it(
    'is given out, is opened, and holds nobody up',
    async () => {
      const { text: before, version, base } = await openItem(studio, cookie)
      const edited = draftOf(before, text)
      if (!edited) return
      const saved = await studio.call('saveSteps', { cookie, params: homeItem, body: { version, base, ...edited } })
      if (saved.status !== 200) return
      const linked = (await asked('newPreview', () =>
        studio.call('newPreview', { cookie, body: asLargest(newPreview.body) }),
      )) as Answer
      if (linked.status === 200) await opened('a preview', linked.body.link)
      const release = await releasing(studio).bundle(cookie, [{ ...homeItem, version: saved.body.version }])
      if (release.status !== 200) return
      const { id } = release.body
      const body = asLargest(previewRelease.body)
      const all = (await asked('previewRelease', () =>
        studio.call('previewRelease', { cookie, params: { id }, body }),
      )) as Answer
      if (all.status === 200) await opened('a preview of a release', all.body.link)
      await releasing(studio).cancel(cookie, release.body)
    },
    LONGEST,
  )
})
