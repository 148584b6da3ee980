import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { studioDrafts, studioPointers, studioPublications, studioRevisions } from '../../server/db/schema.ts'
import { allBlocks, blockOf, type Document, print } from '../../src/studio/document/index.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../fixtures/databases.ts'
import { type Desk, type DeskDeed, type Done, kindDeeds, wildDeeds } from '../fixtures/studio-deeds.ts'
import { homeItem } from '../fixtures/studio-edit.ts'
import { type Person, sitDown } from '../fixtures/studio-editor.ts'
import { openStudio } from '../fixtures/studio.ts'

/** What is tried in the suite; `MODEL_RUNS=500 npx vitest run tests/studio/model.test.ts` tries more. */
const numRuns = Number(process.env.MODEL_RUNS ?? 8)

let database: TestDatabase
beforeAll(async () => {
  // The editor listens to its window and looks whether it is seen: there is none.
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  database = await embeddedDatabase()
}, LONGEST_OPENING)
afterAll(async () => {
  vi.unstubAllGlobals()
  await database.remove()
})

/** A way that breaks something is made shorter only where more is tried: that takes minutes. */
const isQuick = process.env.MODEL_RUNS === undefined

/** ms */
const LONGEST = 120_000 + numRuns * 10_000

/** A studio with nothing done in it yet, and so many people in front of one page. */
async function withDesk(people: number, run: (desk: Desk) => Promise<void>): Promise<void> {
  for (const table of [studioDrafts, studioPointers, studioPublications, studioRevisions])
    await database.database.orm.delete(table)
  const studio = await openStudio(database.database)
  const sitting: Person[] = []
  for (let one = 0; one < people; one += 1)
    sitting.push(await sitDown(studio, homeItem, await studio.signedIn('publisher')))
  try {
    await run({ studio, people: sitting })
  } finally {
    for (const person of sitting) person.leave()
    await studio.close()
  }
}

/** Everybody saves and opens anew until nobody has anything that the others don't: what is there in the end. */
async function settled({ people }: Desk): Promise<Document> {
  for (let round = 0; round < 3; round += 1)
    for (const person of people) {
      await person.editor.save()
      await person.reload()
    }
  for (const { editor } of people) expect(editor.state.waiting).toEqual([])
  const [first] = people
  const answer = await first!.call('item', { params: homeItem })
  if ('failure' in answer) throw new Error(answer.failure.message)
  const { draft, published } = answer.reply
  for (const { editor } of people) expect(print(editor.state.document)).toBe(draft?.text ?? published?.text)
  return first!.editor.state.document
}

const commands = (deeds: readonly fc.Arbitrary<DeskDeed>[]) => fc.commands([...deeds], { maxCommands: 25, size: '+1' })

/** Runs deeds; where they break something fast-check prints them with the seed and the path that bring them again. */
const assertDeeds = (
  deeds: readonly fc.Arbitrary<DeskDeed>[],
  people: number,
  end: (desk: Desk, done: Done) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(commands(deeds), (list) =>
      withDesk(people, async (desk) => {
        const done: Done = { words: new Map() }
        await fc.asyncModelRun(() => ({ model: done, real: desk }), list)
        await end(desk, done)
      }),
    ),
    // What a run under load breaks may not come again: its error is in the report.
    { numRuns, endOnFailure: isQuick, includeErrorInReport: true },
  )

describe('whatever operators do', () => {
  it(
    '[D1, D3, P1, P5] the shop keeps a good page, every refusal says why, and all of them end with one draft',
    () =>
      assertDeeds(wildDeeds, 2, async (desk) => {
        expect(await settled(desk)).toMatchObject({ kind: 'page' })
      }),
    LONGEST,
  )

  it(
    '[D1, D3, H2, H3] nothing that two of them add or write is lost or doubled, over merges, publishes and crashes',
    () =>
      assertDeeds(kindDeeds, 2, async (desk, { words }) => {
        const document = await settled(desk)
        const own = allBlocks(document).flatMap(({ key }) => {
          const block = blockOf(document, key)
          return /^b\d/.test(key) ? [[key, block?.props] as const] : []
        })
        expect(Object.fromEntries(own)).toEqual(
          Object.fromEntries([...words].map(([id, text]) => [id, { parts: [{ paragraphs: [text] }] }])),
        )
      }),
    LONGEST,
  )

  it(
    '[D4] undoing all that one of them did gives back the first text, to the sign',
    () =>
      assertDeeds(wildDeeds.slice(0, 6), 1, async ({ people: [person] }) => {
        const { state, goTo } = person!.editor
        goTo(0)
        expect(print(state.document)).toBe(state.published?.text)
        await person!.editor.save()
      }),
    LONGEST,
  )
})
