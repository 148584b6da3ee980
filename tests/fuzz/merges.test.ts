import { describe, expect, it } from 'vitest'
import { mergeDecided } from '../../cli/remote/merge-texts.ts'
import { type Document, merge, noTitles, normalise, print } from '../../src/studio/document/index.ts'
import { documents } from './documents.ts'

/** ms of one pair of sides: a machine under load is no failure, and what never ends is one. */
const LONGEST = 120_000

interface Block {
  readonly id: string
  readonly props?: { readonly parts?: readonly { readonly paragraphs?: readonly unknown[] }[] }
}
interface Page {
  readonly title: string
  readonly blocks: readonly Block[]
  readonly values?: Readonly<Record<string, string>>
}

const words = (paragraphs: readonly unknown[]) => ({ parts: [{ paragraphs }] })
const paragraphsOf = ({ props }: Block) => props?.parts?.[0]?.paragraphs ?? []

/** What somebody makes of a whole page, each as large as the page is. */
const sides: Readonly<Record<string, (page: Page) => object>> = {
  'every text is another': (page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({
      ...block,
      props: words(paragraphsOf(block).map((text) => `${String(text)}。`)),
    })),
  }),
  'every text is a third one': (page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({
      ...block,
      props: words(paragraphsOf(block).map((text) => `${String(text)}！`)),
    })),
  }),
  'the paragraphs are turned round': (page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, props: words([...paragraphsOf(block)].toReversed()) })),
  }),
  'the blocks are turned round': (page) => ({ ...page, blocks: page.blocks.toReversed() }),
  'every second block is gone': (page) => ({ ...page, blocks: page.blocks.filter((_, at) => at % 2 === 0) }),
  'everything is gone': (page) => ({ ...page, blocks: [], values: {} }),
  'a block stands before each': (page) => ({
    ...page,
    blocks: page.blocks.flatMap((block, at) => [{ id: `new-${at}`, widget: 'rich-text' }, block]),
  }),
  'all of it is in a section': (page) => ({
    ...page,
    blocks: [{ id: 'section', widget: 'section', slots: { body: page.blocks } }],
  }),
  'all of it is in a popup': (page) => ({
    ...page,
    blocks: [],
    popups: { all: { title: '全部', blocks: page.blocks } },
  }),
  'every value is another': (page) => ({
    ...page,
    values: Object.fromEntries(Object.entries(page.values ?? {}).map(([name, value]) => [name, `${value} `])),
  }),
  'a list of lists stands beside': (page) => ({ ...page, note: nested(400) }),
  'names of every object stand beside': (page) =>
    JSON.parse(
      `${JSON.stringify(page).slice(0, -1)},"__proto__":{"a":1},"constructor":{"prototype":1},"":0}`,
    ) as object,
}

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

const documentOf = (text: string): Document | undefined => {
  const read = normalise(text, 'page')
  return 'document' in read ? read.document : undefined
}

const pages = Object.entries(documents).flatMap(([name, text]) => {
  const document = documentOf(text)
  return document ? [{ name, document, page: JSON.parse(text) as Page }] : []
})
const sideNames = Object.keys(sides)
const pairs = sideNames.flatMap((mine, at) => sideNames.slice(at).map((theirs) => [mine, theirs] as const))

it('merges most of the documents that are dear to read', () => {
  expect(pages.length).toBeGreaterThan(4)
})

describe.each(pages)('the merge of $name', ({ document, page }) => {
  it.each(pairs)(
    'where %s, and elsewhere %s, is a document, and every conflict can be decided',
    (mine, theirs) => {
      const [one, other] = [mine, theirs].map((side) => documentOf(JSON.stringify(sides[side]!(page))))
      // What can't be read is refused before it is merged.
      if (!one || !other) return
      const { document: merged } = merge(document, one, other)
      expect(documentOf(print(merged))).toBeDefined()
      const all = new Set(['all'])
      for (const decisions of [
        { ours: all, theirs: new Set<string>() },
        { ours: new Set<string>(), theirs: all },
      ]) {
        const decided = mergeDecided(document, one, other, decisions, noTitles)
        expect(decided.conflicts).toEqual([])
        expect(documentOf(print(decided.document))).toBeDefined()
      }
    },
    LONGEST,
  )
})
