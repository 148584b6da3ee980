import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../server/db/open-database.ts'
import type { ItemId } from '../../schemas/studio/item.ts'
import {
  allBlocks,
  blockOf,
  insertBlocks,
  moveBlocks,
  normalise,
  noTitles,
  printJson,
  setBlockValue,
} from '../../src/studio/document/index.ts'
import { LONGEST_OPENING, openFrom, serverDatabase, type TestDatabase } from '../fixtures/databases.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { missingPostgres } from '../fixtures/postgres.ts'
import { homeItem } from '../fixtures/studio-edit.ts'
import { type Crash, type Person, sitDown } from '../fixtures/studio-editor.ts'
import { openStudio, pageText, type TestStudio } from '../fixtures/studio.ts'

/** `STUDIO_SEED=7 STUDIO_DEEDS=100 npx vitest run tests/studio/many-operators.test.ts` does others, and more of them. */
const seed = Number(process.env.STUDIO_SEED ?? 1)
const deedsOfEach = Number(process.env.STUDIO_DEEDS ?? 8)

const PAGES = 20
const CROWD = 5
const pages = Array.from({ length: PAGES }, (_, at): ItemId => ({ kind: 'page', name: `page-${at + 1}` }))
/** A page for each of twenty, and one for five. */
const seats = [...pages, ...Array.from({ length: CROWD }, () => homeItem)]

type Deed = 'bring' | 'write' | 'move' | 'save' | 'publish' | 'reload' | `die ${Crash}`

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Deed>('bring') },
  { weight: 3, arbitrary: fc.constantFrom<Deed>('write', 'move') },
  { weight: 2, arbitrary: fc.constantFrom<Deed>('save', 'publish') },
  { weight: 1, arbitrary: fc.constantFrom<Deed>('reload', 'die before', 'die after') },
)

/** Somebody at a page, with what they brought to it: the words of blocks by id. */
interface Seat {
  readonly at: number
  readonly page: ItemId
  readonly person: Person
  readonly words: Map<string, string>
}

const wordsOf = (text: string) => [{ paragraphs: [text] }]

function bring({ at, person: { editor }, words }: Seat): void {
  const { document } = editor.state
  const id = `of${at}-${words.size}`
  const block = { id, widget: 'rich-text', props: { parts: wordsOf(id) } }
  if (editor.apply(insertBlocks(document, { blocks: [block] }, { place: 'blocks', index: 0 }, noTitles)))
    words.set(id, id)
}

function write({ person: { editor }, words }: Seat): void {
  const id = [...words.keys()].at(-1)
  if (id === undefined) return
  const text = `${words.get(id)} 改`
  const value = { key: id, path: ['props', 'parts'], value: wordsOf(text) }
  if (editor.apply(setBlockValue(editor.state.document, value, noTitles))) words.set(id, text)
}

function move({ person: { editor }, words }: Seat): void {
  const id = [...words.keys()][0]
  const { document } = editor.state
  const end = { place: 'blocks', index: document.order.blocks?.length ?? 0 }
  if (id !== undefined) editor.apply(moveBlocks(document, [id], end, noTitles), { quiet: true })
}

/** Publishes what is there; whoever was overtaken takes what came first into the draft, and leaves it there. */
async function publish({ page, person }: Seat): Promise<void> {
  const { editor, call } = person
  await editor.save()
  const { version, waiting } = editor.state
  if (version === 0 || waiting.length > 0) return
  const answer = await call('publishDraft', { body: { items: [{ ...page, version }], message: '' } })
  if ('failure' in answer) await catchUp(person)
  else await editor.reopen()
}

async function catchUp({ editor, reload }: Person): Promise<void> {
  await reload()
  if (editor.state.isBehind) await editor.takePublished()
}

async function act(seat: Seat, one: Deed): Promise<void> {
  const { person } = seat
  if (one === 'bring') bring(seat)
  else if (one === 'write') write(seat)
  else if (one === 'move') move(seat)
  else if (one === 'publish') await publish(seat)
  else if (one === 'reload') await person.reload()
  else {
    if (one !== 'save') person.crashNext(one === 'die before' ? 'before' : 'after')
    await person.editor.save()
  }
}

/** The folder of a shop of so many pages, each at an address of its own. */
function manyPages(): string {
  const dir = temporaryFolder()
  for (const folder of ['parts', 'themes']) mkdirSync(join(dir, folder))
  const names = [homeItem, ...pages].map(({ name }) => name)
  const routes = names.map((name) => ({ name, path: name === 'home' ? '/' : `/${name}`, title: name, open: true }))
  writeFileSync(join(dir, 'routes.json'), printJson({ routes }))
  writeFileSync(join(dir, 'themes/lantu.json'), printJson({ title: '澜途', tokens: {} }))
  for (const name of names) writeFileSync(join(dir, `${name}.json`), pageText(name))
  return dir
}

const missing = missingPostgres()

describe.skipIf(missing !== undefined)(
  `many operators before two instances${missing === undefined ? '' : ` (${missing})`}`,
  () => {
    const dir = manyPages()
    let opened: TestDatabase
    let other: Database
    let instances: readonly [TestStudio, TestStudio]
    let people: readonly Seat[]
    beforeAll(async () => {
      // The editor listens to its window and looks whether it is seen: there is none.
      vi.stubGlobal('document', { visibilityState: 'hidden' })
      vi.stubGlobal('addEventListener', () => {})
      vi.stubGlobal('removeEventListener', () => {})
      opened = await serverDatabase()
      other = await openFrom(opened.source)
      instances = [await openStudio(opened.database, { dir }), await openStudio(other, { dir })]
      people = await Promise.all(
        seats.map(async (page, at): Promise<Seat> => {
          const studio = instances[at % 2 === 0 ? 0 : 1]
          const person = await sitDown(studio, page, await studio.signedIn('publisher'))
          return { at, page, person, words: new Map() }
        }),
      )
    }, LONGEST_OPENING)
    afterAll(async () => {
      for (const { person } of people) person.leave()
      for (const studio of instances) await studio.close()
      await other.close()
      await opened.remove()
      rmSync(dir, { recursive: true, force: true })
      vi.unstubAllGlobals()
    })

    /** As long after the last change as it takes until every instance has heard of it. */
    const heard = () => Promise.all(instances.map(({ store }) => store.refresh()))

    const at = (page: ItemId) => people.filter((seat) => seat.page.name === page.name)

    /** Everybody saves what waits and takes what the others did, one after another, until nobody has anything left. */
    async function settle(page: ItemId): Promise<void> {
      for (let round = 0; round < (page === homeItem ? 3 : 2); round += 1)
        for (const { person } of at(page)) {
          await person.editor.save()
          await catchUp(person)
          await person.editor.save()
        }
      expect(at(page).flatMap(({ person }) => person.editor.state.waiting)).toEqual([])
    }

    const idsOf = (text: string) => {
      const read = normalise(text, 'page')
      if ('problem' in read) throw new Error(read.problem.message)
      const own = allBlocks(read.document).filter(({ key }) => key.startsWith('of'))
      return Object.fromEntries(own.map(({ key }) => [key, blockOf(read.document, key)?.props]))
    }

    it(`[D1, H2, H3, P4] 20 at a page each, and 5 at one, lose nothing and double nothing (seed ${seed})`, async () => {
      const plans = fc.sample(fc.array(deed, { minLength: deedsOfEach, maxLength: deedsOfEach }), {
        seed,
        numRuns: people.length,
      })
      await Promise.all(
        people.map(async (seat) => {
          bring(seat)
          for (const one of plans[seat.at] ?? []) await act(seat, one)
        }),
      )
      await heard()
      await Promise.all([...pages, homeItem].map(settle))

      for (const [index, page] of [...pages, homeItem].entries()) {
        const here = at(page)
        expect(here).toHaveLength(page === homeItem ? CROWD : 1)
        const expected = Object.fromEntries(
          here.flatMap(({ words }) => [...words].map(([id, text]) => [id, { parts: wordsOf(text) }])),
        )
        const { cookie, text, version } = await whatIs(instances[index % 2 === 0 ? 1 : 0], page)
        expect(idsOf(text)).toEqual(expected)
        const body = { items: [{ ...page, version }], message: 'the last one' }
        const published = version > 0 && (await instances[0].call('publishDraft', { cookie, body }))
        expect(published && published.status).toBe(version > 0 && 200)
      }
      await heard()
      for (const { page, words } of people)
        for (const { store } of instances) {
          const served = store.page(page.name)?.page.blocks.flatMap((block) => ('id' in block ? [block.id] : []))
          expect(served?.filter((id) => words.has(id)).toSorted()).toEqual([...words.keys()].toSorted())
        }
    })

    /** What an instance says that an item is, to somebody who just came. */
    async function whatIs(studio: TestStudio, page: ItemId) {
      const cookie = await studio.signedIn('publisher')
      const { body } = await studio.call('item', { cookie, params: { ...page } })
      const { draft, published } = body as {
        draft?: { text: string; version: number }
        published?: { text: string }
      }
      return { cookie, text: draft?.text ?? published?.text ?? '', version: draft?.version ?? 0 }
    }
  },
)
