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
  const failed: string[] = []
  async function asked(name: string, ask: () => Promise<Answer>) {
    let answer: Answer | undefined
    const ms = await probe.heldUp(async () => {
      answer = await ask()
    })
    tell(name, input, ms)
    if (!answer || answer.status >= 500) failed.push(name)
    return answer?.body ?? {}
  }
  const opened = (name: string, link: unknown) =>
    asked(name, async () => {
      const { pathname, search } = new URL(link as string)
      const { statusCode: status, headers } = await studio.app.inject({ url: pathname + search })
      return { status, headers, body: {} }
    })

  /** As far as the studio goes with it: what is no document has no draft, and what can't be published is in no release. */
  async function share() {
    const { text: before, version, base } = await openItem(studio, cookie)
    const edited = draftOf(before, text)
    if (!edited) return
    const saved = await studio.call('saveSteps', { cookie, params: homeItem, body: { version, base, ...edited } })
    if (saved.status !== 200) return
    const body = asLargest(newPreview.body)
    const { link } = await asked('newPreview', () => studio.call('newPreview', { cookie, body }))
    if (link !== undefined) await opened('a preview', link)
    const { status, body: release } = await releasing(studio).bundle(cookie, [
      { ...homeItem, version: saved.body.version },
    ])
    if (status !== 200) return
    const input = { cookie, params: { id: release.id }, body: asLargest(previewRelease.body) }
    const all = await asked('previewRelease', () => studio.call('previewRelease', input))
    if (all.link !== undefined) await opened('a preview of a release', all.link)
    await releasing(studio).cancel(cookie, release)
  }

  it(
    'is given out, is opened, and holds nobody up',
    async () => {
      await share()
      expect(failed).toEqual([])
    },
    LONGEST,
  )
})
