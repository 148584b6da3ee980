import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allBlocks,
  becomeDocument,
  type Document,
  emptyHistory,
  insertBlocks,
  jump,
  makeStep,
  moveBlocks,
  noTitles,
  type Outcome,
  placeOf,
  print,
  rebase,
  record,
  removeBlocks,
  replaceText,
  setBlockValue,
  wrapBlocks,
} from './index.ts'
import { act, deed, fullPage, read, soundPage } from '../../../tests/fixtures/random-steps.ts'

type Change = (page: Document) => Document

const taken = (made: Outcome) => {
  if ('refused' in made) throw new Error(made.refused)
  return made
}
const removed =
  (...keys: string[]): Change =>
  (page) =>
    taken(removeBlocks(page, keys, noTitles)).document
const moved =
  (key: string, place: string): Change =>
  (page) =>
    taken(moveBlocks(page, [key], { place, index: 0 }, noTitles)).document
const inserted =
  (id: string, place: string): Change =>
  (page) =>
    taken(insertBlocks(page, { blocks: [{ id, widget: 'menu' }] }, { place, index: 0 }, noTitles)).document
const written =
  (key: string): Change =>
  (page) =>
    taken(setBlockValue(page, { key, path: ['props', 'text'], value: '早' }, noTitles)).document
const wrapped =
  (key: string): Change =>
  (page) =>
    taken(wrapBlocks(page, [key], { widget: 'columns', slots: ['left', 'right'] }, noTitles)).document
/** Somebody writes the page anew in the JSON tab. */
const rewritten =
  (write: (root: { popups?: object; blocks: { slots?: object }[] }) => void): Change =>
  (page) => {
    const root = JSON.parse(print(page)) as { popups?: object; blocks: { slots?: object }[] }
    write(root)
    const made = replaceText(page, JSON.stringify(root))
    if ('problem' in made) throw new Error(made.problem.message)
    return taken(made).document
  }
const inTurn =
  (...changes: Change[]): Change =>
  (page) =>
    changes.reduce((one, change) => change(one), page)
const withoutPopup = rewritten((root) => {
  delete root.popups
})
const withoutSlots = rewritten(({ blocks }) => {
  for (const block of blocks) delete block.slots
})

/** All that one did, taken back after what somebody else did. */
function takenBack(page: Document, mine: readonly Outcome[], theirs: Change): { after: Document; now: Document } {
  const steps = mine.map(taken)
  const before = steps.at(-1)?.document ?? page
  const after = theirs(before)
  const history = steps.reduce((history, { step }) => record(history, step), emptyHistory)
  return { after, now: jump(after, rebase(history, before, after), 0).document }
}

/** The steps of one who does these things. */
const stepsOf = (page: Document, changes: readonly Change[]): Outcome[] => {
  const outcomes: Outcome[] = []
  let at = page
  for (const change of changes) {
    const next = change(at)
    const made = makeStep(at, '改', (draft) => becomeDocument(draft, at, next))
    outcomes.push(made)
    at = taken(made).document
  }
  return outcomes
}

const keysOf = (document: Document) => allBlocks(document).map(({ key }) => key)

describe('taking back one’s own steps, after somebody else’s', () => {
  it.each([
    ['a block that was changed', [written('first')], removed('first')],
    ['a block that was moved', [moved('first', 'in/columns/left')], removed('first')],
    ['the container out of which a block was moved', [moved('left', 'blocks')], removed('columns')],
    ['the container out of which a container was moved', [moved('inner', 'blocks')], removed('columns')],
    ['the container out of which a block was taken away', [removed('left')], removed('columns')],
    ['a container and the one around it', [removed('deep')], removed('columns')],
    ['the popup out of which a block was moved', [moved('terms', 'blocks')], withoutPopup],
    ['the popup out of which a block was taken away', [removed('terms')], withoutPopup],
    ['the popup, a block in which was changed', [written('terms')], withoutPopup],
    ['the place out of which a block was moved', [moved('left', 'blocks')], withoutSlots],
    ['the place out of which a block was taken away', [removed('left')], withoutSlots],
    ['the block that was put into columns, with them', [wrapped('first')], removed('columns-2')],
  ] as const)('%s stays away where somebody took it away', (_what, mine, theirs) => {
    const page = fullPage()
    const { after, now } = takenBack(page, stepsOf(page, mine), theirs)
    expect(print(now)).toBe(print(after))
  })

  it('a block that is moved back to a place that is gone stays where it is, and what was taken out of it comes back', () => {
    const page = fullPage()
    const mine = stepsOf(page, [moved('inner', 'blocks'), removed('deep')])
    const { now } = takenBack(page, mine, removed('columns'))
    expect(keysOf(now)).not.toContain('columns')
    expect(placeOf(now, 'inner')?.place).toBe('blocks')
    expect(placeOf(now, 'deep')?.place).toBe('in/inner/left')
  })

  it.each([
    ['into columns that one put around a block', [wrapped('first')], inserted('theirs', 'in/columns-2/right')],
    [
      'into columns that one brought',
      [inserted('mine', 'blocks'), wrapped('mine')],
      inserted('theirs', 'in/columns-2/right'),
    ],
    ['beside what one moved', [moved('left', 'blocks')], inserted('theirs', 'in/columns/left')],
    [
      'and wrote a block that one brought',
      [inserted('mine', 'blocks')],
      inTurn(inserted('theirs', 'blocks'), written('mine')),
    ],
  ] as const)('what somebody put %s stays', (_what, mine, theirs) => {
    const page = fullPage()
    const { now } = takenBack(page, stepsOf(page, mine), theirs)
    expect(keysOf(now)).toContain('theirs')
  })

  it('whatever both did, brings back nothing that the other took away, and takes away nothing that the other brought', () => {
    const deeds = fc.array(deed, { maxLength: 6 })
    fc.assert(
      fc.property(deeds, deeds, fc.nat(6), fc.nat(6), (mine, theirs, from, to) => {
        const { document, done } = act(soundPage(), mine)
        const history = done.reduce((history, { step }) => record(history, step), emptyHistory)
        const before = jump(document, history, from)
        const after = act(before.document, theirs).document
        const now = jump(after, rebase(before.history, before.document, after), to).document
        const [were, are, stand] = [before.document, after, now].map((one) => new Set(keysOf(one)))
        expect([...were!].filter((key) => !are!.has(key) && stand!.has(key))).toEqual([])
        expect([...are!].filter((key) => !were!.has(key) && !stand!.has(key))).toEqual([])
        const isGone = (place: string) =>
          Object.hasOwn(before.document.order, place) && !Object.hasOwn(after.order, place)
        expect(Object.keys(now.order).filter(isGone)).toEqual([])
        expect(read(print(now))).toEqual(now)
      }),
      { numRuns: Number(process.env['RUNS'] ?? 100) },
    )
  })
})
