import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allBlocks,
  blockOf,
  idOf,
  isSame,
  type Document,
  type Json,
  merge,
  moveBlocks,
  noTitles,
  print,
  removeBlocks,
  setBlockValue,
  setPageValue,
  type Outcome,
} from './index.ts'
import { apart } from './apart.ts'
import { act, type Deed, deed, fullPage, read, soundPage } from '../../../tests/fixtures/random-steps.ts'

const after = (made: Outcome): Document => {
  if ('refused' in made) throw new Error(made.refused)
  return made.document
}

const deeds = fc.array(deed, { maxLength: 8 })
const order = (document: Document, place = 'blocks') => document.order[place]

describe('merging two people’s changes', () => {
  it('gives the one’s when the other did nothing, to the sign', () => {
    fc.assert(
      fc.property(deeds, (done) => {
        const base = fullPage()
        const { document } = act(base, done)
        expect(print(merge(base, document, base).document)).toBe(print(document))
        expect(print(merge(base, base, document).document)).toBe(print(document))
        expect(merge(base, document, base).conflicts).toEqual([])
      }),
    )
  })

  it('gives what both did once when both did the same', () => {
    fc.assert(
      fc.property(deeds, (done) => {
        const base = fullPage()
        const { document } = act(base, done)
        expect(merge(base, document, document)).toEqual({ document, conflicts: [] })
      }),
    )
  })

  it('loses no block that either added and no change of a block that the other left alone', () => {
    const insert: Deed = { what: 4, block: 0, place: 0, index: 0, value: '' }
    const move: Deed = { what: 6, block: 0, place: 6, index: 0, value: '' }
    const duplicate: Deed = { what: 7, block: 0, place: 0, index: 0, value: 0 }
    const callSecond = (block: number): Deed => ({ what: 10, block, place: 0, index: 1, value: 0 })
    fc.assert(
      fc.property(deeds, deeds, (mineDone, theirDone) => {
        const base = soundPage()
        const mine = act(base, mineDone).document
        // Their blocks under the names that they get beside mine, and what points to them with them.
        const theirs = apart(base, mine, act(base, theirDone).document)
        const { document } = merge(base, mine, theirs)
        expect(read(print(document))).toEqual(document)
        expect([...lost(base, mine, theirs, document), ...lost(base, theirs, mine, document)]).toEqual([])
      }),
      {
        numRuns: 100,
        // Both gave one id to two blocks to which something of theirs scrolls.
        examples: [
          [[insert], [move, duplicate]],
          [[callSecond(2)], [callSecond(0)]],
        ],
      },
    )
  })

  it('takes away what one took away and the other left alone', () => {
    const base = fullPage()
    const mine = after(removeBlocks(base, ['columns'], noTitles))
    const theirs = after(setBlockValue(base, { key: 'first', path: ['props', 'text'], value: '新' }, noTitles))
    const { document, conflicts } = merge(base, mine, theirs)
    expect(order(document)).not.toContain('columns')
    expect(document.byId.first).toMatchObject({ props: { text: '新' } })
    expect(conflicts).toEqual([])
  })

  it('keeps what one took away while the other worked on it, and says so', () => {
    const base = fullPage()
    const mine = after(removeBlocks(base, ['columns'], noTitles))
    const theirs = after(setBlockValue(base, { key: 'deep', path: ['props', 'text'], value: '新' }, noTitles))
    const { document, conflicts } = merge(base, mine, theirs)
    expect(document.byId.deep).toMatchObject({ props: { text: '新' } })
    expect(conflicts.map((one) => one.kind === 'removed' && [one.key, one.by])).toEqual([
      ['deep', 'mine'],
      ['inner', 'mine'],
      ['columns', 'mine'],
    ])
  })

  it('shows a value that both changed, with both, and goes on with mine', () => {
    const base = fullPage()
    const mine = after(setPageValue(base, { path: ['title'], value: '夏天' }))
    const theirs = after(setPageValue(base, { path: ['title'], value: '秋天' }))
    const { document, conflicts } = merge(base, mine, theirs)
    expect(conflicts).toEqual([{ kind: 'value', path: ['title'], mine: '夏天', theirs: '秋天' }])
    expect(document.rest.title).toBe('夏天')
  })

  it('puts two values of one block together', () => {
    const base = fullPage()
    const mine = after(setBlockValue(base, { key: 'first', path: ['props', 'text'], value: '我' }, noTitles))
    const theirs = after(setBlockValue(base, { key: 'first', path: ['props', 'max'], value: 3 }, noTitles))
    const { document, conflicts } = merge(base, mine, theirs)
    expect(document.byId.first).toEqual({
      id: 'first',
      widget: 'notice-bar',
      props: { text: '我', rows: [1, 2, 3], max: 3 },
    })
    expect(conflicts).toEqual([])
  })

  it('shows the whole list where one moved its entries and the other changed one: no entry gets what belongs to another', () => {
    const entry = (text: string, to: string) => ({ text, to })
    const set = (value: object[]) =>
      after(setBlockValue(base, { key: 'first', path: ['props', 'rows'], value: value as Json }, noTitles))
    const rows = [entry('住', '/stay'), entry('玩', '/play')]
    const base = after(
      setBlockValue(fullPage(), { key: 'first', path: ['props', 'rows'], value: rows as unknown as Json }, noTitles),
    )
    const mine = set([entry('住', '/combo'), entry('玩', '/play')])
    const theirs = set([entry('玩', '/play'), entry('住', '/stay')])
    const { document, conflicts } = merge(base, mine, theirs)
    expect(document.byId.first).toEqual(mine.byId.first)
    expect(conflicts).toMatchObject([{ kind: 'value', key: 'first', path: ['props', 'rows'] }])
  })

  it('puts two moves together', () => {
    const base = fullPage()
    const mine = after(moveBlocks(base, ['buy'], { place: 'blocks', index: 0 }, noTitles))
    const theirs = after(moveBlocks(base, ['first'], { place: 'blocks', index: 3 }, noTitles))
    expect(order(merge(base, mine, theirs).document)?.slice(0, 4)).toEqual(['buy', 'twice', 'columns', 'first'])
  })

  it('[H4] keeps both of two blocks that got the same id', () => {
    const base = fullPage()
    const add = (text: string) =>
      read(print(base).replace('"blocks": [', `"blocks": [{ "id": "new", "widget": "${text}" },`))
    const { document, conflicts } = merge(base, add('menu'), add('banner'))
    const widgets = ['new', 'new-2'].map((key) => blockOf(document, key)?.widget)
    expect(widgets).toEqual(['menu', 'banner'])
    expect(conflicts).toEqual([])
  })

  it('[H4] lets what scrolls to the block that got another id go on doing so', () => {
    const base = fullPage()
    const add = (widget: string) => {
      const after = { id: 'go', widget: 'menu', on: { tap: [{ do: 'scroll-to', block: 'new' }] } }
      return withBlocks(base, [{ id: 'new', widget }, after])
    }
    const { document } = merge(base, withBlocks(base, [{ id: 'new', widget: 'banner' }]), add('divider'))
    expect(blockOf(document, 'new')?.widget).toBe('banner')
    expect(blockOf(document, 'new-2')?.widget).toBe('divider')
    expect(blockOf(document, 'go')?.on).toEqual({ tap: [{ do: 'scroll-to', block: 'new-2' }] })
  })

  it('[H4] keeps two uses of one part that both added without an id, and one where both wrote the same', () => {
    const base = fullPage()
    const use = (a: number) => withBlocks(base, [{ part: 'deals', with: { a } }])
    const uses = (document: Document) =>
      allBlocks(document)
        .map(({ key }) => blockOf(document, key))
        .filter((block) => block?.part === 'deals')
        .map((block) => block?.with)
    const { document, conflicts } = merge(base, use(1), use(2))
    expect(uses(document)).toEqual([{ a: 2 }, { a: 1 }])
    expect(conflicts).toEqual([])
    expect(uses(merge(base, use(1), use(1)).document)).toEqual([{ a: 1 }])
  })

  it('opens a circle: I put one container into the other, they the other into the one', () => {
    const base = read(
      JSON.stringify({
        blocks: ['a', 'b'].map((id) => ({ id, widget: 'columns', slots: { left: [] } })),
      }),
    )
    const mine = after(moveBlocks(base, ['a'], { place: 'in/b/left', index: 0 }, noTitles))
    const theirs = after(moveBlocks(base, ['b'], { place: 'in/a/left', index: 0 }, noTitles))
    const { document, conflicts } = merge(base, mine, theirs)
    expect(print(document)).toBe(print(mine))
    expect(conflicts).toEqual([{ kind: 'moved', key: 'b', mine: 'blocks', theirs: 'in/a/left' }])
  })

  it('brings a popup back into which the other put something', () => {
    const base = fullPage()
    const mine = after(setPageValue(base, { path: ['popups', 'terms'], value: undefined }))
    const theirs = after(moveBlocks(base, ['first'], { place: 'popups/terms', index: 0 }, noTitles))
    const { document, conflicts } = merge(base, mine, theirs)
    expect(order(document, 'popups/terms')).toEqual(['first'])
    expect(conflicts).toContainEqual({ kind: 'place-removed', place: 'popups/terms' })
  })
})

/** The page with more blocks at its begin. */
function withBlocks(base: Document, blocks: readonly object[]): Document {
  const root = JSON.parse(print(base)) as { readonly blocks: readonly object[] }
  return read(JSON.stringify({ ...root, blocks: [...blocks, ...root.blocks] }))
}

/** Blocks that a side added, or changed while the other left them alone, and that are not so in the merged document. */
function lost(base: Document, side: Document, other: Document, merged: Document): string[] {
  const names = allBlocks(side).map(({ key }) => key)
  return names.filter((key) => {
    const isNew = !Object.hasOwn(base.byId, key) && !Object.hasOwn(other.byId, key)
    const isLeft = Object.hasOwn(base.byId, key) && other.byId[key] === base.byId[key]
    return (isNew || isLeft) && !namesakes(merged, side, key).some((one) => isSame(one, withoutSlots(side, key)))
  })
}

/** The block of the key; of one that has no id, all: its key only says how many such stand before it. */
const namesakes = (merged: Document, side: Document, key: string) =>
  (idOf(side.byId[key]) === undefined ? allBlocks(merged).map((one) => one.key) : [key]).map((one) =>
    withoutSlots(merged, one),
  )

function withoutSlots(document: Document, key: string) {
  const { slots: _slots, ...rest } = blockOf(document, key) ?? {}
  return rest
}
