import { describe, expect, it } from 'vitest'
import {
  blockOf,
  type Document,
  emptyHistory,
  insertBlocks,
  noTitles,
  type Outcome,
  print,
  setBlockValue,
} from '../document/index.ts'

import { fullPage, soundPage } from '../../../tests/fixtures/random-steps.ts'
import { rebaseUnsaved, restoreLocalDraft, withoutAcknowledged } from './rebase.ts'

const done = (made: Outcome) => {
  if ('refused' in made) throw new Error(made.refused)
  return made
}
const place = { place: 'blocks', index: 0 }
const add = (document: Document, id: string) =>
  done(insertBlocks(document, { blocks: [{ id, widget: 'menu', props: { text: id } }] }, place, noTitles))
const write = (document: Document, key: string, value: string) =>
  done(setBlockValue(document, { key, path: ['props', 'text'], value }, noTitles))
const keys = ({ order }: Document) => order.blocks?.filter((key) => key.startsWith('new'))

describe('what was not saved, over what the server has', () => {
  it('[H2] leaves out the steps that the server has, though its answer was lost', () => {
    const base = fullPage()
    const added = add(base, 'new')
    const written = write(added.document, 'new', '我的')
    const theirs = write(added.document, 'first', '对方的').document
    const unsaved = {
      ...{ saved: base, document: written.document, waiting: [added.step, written.step] },
      history: { steps: [added.step, written.step], position: 2 },
    }
    const told = [added.step, { id: 'somebody-else' }]
    const taken = rebaseUnsaved(withoutAcknowledged(unsaved, told), theirs)
    expect(keys(taken.document)).toEqual(['new'])
    expect(blockOf(taken.document, 'new')?.props).toEqual({ text: '我的' })
    expect(taken.waiting).toHaveLength(1)
    expect(taken.conflicts).toEqual([])
  })

  it('[H2] knows them by what they did when they were published meanwhile, and their ids are gone', () => {
    const base = soundPage()
    const added = add(base, 'new')
    const written = write(added.document, 'new', '我的')
    const published = write(added.document, 'first', '对方的').document
    const kept = {
      ...{ version: 0, base: null, text: print(base), waiting: [added.step, written.step] },
      history: emptyHistory,
    }
    const taken = restoreLocalDraft(kept, [], published)
    expect(taken && keys(taken.document)).toEqual(['new'])
    expect(taken && blockOf(taken.document, 'new')?.props).toEqual({ text: '我的' })
    expect(taken && blockOf(taken.document, 'first')?.props).toMatchObject({ text: '对方的' })
  })

  it('is given up where it fits nothing any more', () => {
    const kept = { version: 0, base: null, text: '{', waiting: [], history: emptyHistory }
    expect(restoreLocalDraft(kept, [], fullPage())).toBeUndefined()
  })
})
