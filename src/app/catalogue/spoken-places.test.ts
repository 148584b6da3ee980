import { beforeAll, describe, expect, it } from 'vitest'
import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import { widgets } from '../../../widgets/registry.ts'
import { foreignWords } from '../../domain/studio/spoken-text.ts'
import {
  describeChanges,
  type Document,
  insertBlocks,
  isMap,
  moveBlocks,
  normalise,
  placesIn,
  placesOfDocument,
  shopTitles,
  type Titles,
} from '../../studio/document/index.ts'
import { outlineRows } from '../../studio/outline/rows.ts'
import { makeCatalogue } from './make-catalogue.ts'

/** A place of something that holds blocks, in a page that does not mention it. */
interface Case {
  readonly of: string
  readonly name: string
  readonly title: string
  readonly document: Document
  readonly place: string
  readonly titles: Titles
}

const page = (text: object): Document => {
  const read = normalise(JSON.stringify(text), 'page')
  if ('problem' in read) throw new Error(read.problem.message)
  return read.document
}

const told = { id: 'told', widget: 'rich-text', props: { parts: [] } }

function casesOf({ widgets: all, screens }: BuiltCatalogue): Case[] {
  const rows = Object.keys(screens).map((screen) => ({ kind: 'page' as const, name: screen, title: '一屏', screen }))
  const titlesFor = shopTitles({ widgets: all, screens }, rows)
  const ofWidgets = all.flatMap(({ code, slots = {} }): Case[] =>
    Object.entries(slots).map(([name, { title }]) => ({
      ...{ of: code, name, title, place: `in/holder/${name}`, titles: titlesFor({ kind: 'page', name: 'any' }) },
      document: page({ blocks: [told, { id: 'holder', widget: code, props: {} }] }),
    })),
  )
  const ofScreens = Object.entries(screens).flatMap(([screen, { slots }]): Case[] =>
    Object.entries(slots).map(([name, slot]) => ({
      ...{ of: screen, name, title: isMap(slot) ? String(slot.title) : '', place: `slots/${name}` },
      ...{ titles: titlesFor({ kind: 'page', name: screen }), document: page({ slots: {} }) },
    })),
  )
  return [...ofWidgets, ...ofScreens]
}

let cases: readonly Case[]
beforeAll(async () => {
  cases = casesOf(await makeCatalogue(widgets, {}))
})

/** A title without what it explains: 左栏 of 左栏：宽屏时在左边 */
const shortOf = (title: string) => title.split(/[：；]/)[0]!

const wrong = (judge: (one: Case) => boolean) =>
  cases.filter((one) => !judge(one)).map(({ of, name, title }) => `${of} ${name}: ${title}`)

/** The sentences about a block that is put there, and about what the page differs in then. */
function sentencesOf({ document, place, titles }: Case): readonly string[] {
  const target = { place, index: 0 }
  const made = document.order.blocks
    ? moveBlocks(document, ['told'], target, titles)
    : insertBlocks(document, { blocks: [told] }, target, titles)
  return 'refused' in made ? [made.refused] : [made.step.label, ...describeChanges(document, made.document, titles)]
}

describe('each place that blocks can stand in, of containers and of screens', () => {
  it('is looked through', () => expect(cases.length).toBeGreaterThan(40))

  it('is called by words', () => {
    expect(wrong(({ title }) => title !== '' && foreignWords(title).length === 0)).toEqual([])
  })

  it('[D6] is in the outline by its title, also where the page does not mention it', () => {
    expect(
      wrong(({ document, place, title, titles }) =>
        outlineRows(document, new Set(), titles).some(
          (row) => row.kind === 'place' && row.place === place && row.title.endsWith(shortOf(title)),
        ),
      ),
    ).toEqual([])
    expect(
      wrong(({ document, place, titles }) =>
        [...placesOfDocument(document, titles), ...placesIn(document, 'holder', titles)].includes(place),
      ),
    ).toEqual([])
  })

  it('[D6] takes blocks, and the sentences about that say its title and no name out of the file', () => {
    expect(
      wrong((one) => {
        const sentences = sentencesOf(one)
        const isTold = (text: string) => foreignWords(text).length === 0 && !/（[^）]*[：；]/.test(text)
        return sentences.join().includes(shortOf(one.title)) && sentences.every(isTold)
      }),
    ).toEqual([])
  })
})
