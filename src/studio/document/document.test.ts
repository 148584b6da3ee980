import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHistory, jump, normalise, patched, print, rebase, record, redo, undo } from './index.ts'
import { act, deed, fullPage, read } from '../../../tests/fixtures/random-steps.ts'

const filesOf = (folder: string, kind: 'page' | 'part' | 'theme') =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'routes.json')
    .map((name) => [`${folder}/${name}`, kind] as const)

const files = [...filesOf('pages', 'page'), ...filesOf('pages/parts', 'part'), ...filesOf('pages/themes', 'theme')]

describe('the text of a document', () => {
  it.each(files)('%s is written as the studio writes it', (file, kind) => {
    const text = readFileSync(file, 'utf8')
    expect(print(read(text, kind))).toBe(text)
  })

  it('is not read where it has more than a page may have', () => {
    const read = normalise(`{"title":[${'1,'.repeat(900_000 / 2)}1]}`, 'page')
    expect(read).toMatchObject({ problem: { message: '内容太多，最多 10000 项：删掉一些，或分成几页', line: 1 } })
  })

  it('keeps everything of a page that is broken: ids that stand twice, blocks without one, what is no block at all', () => {
    const broken = {
      title: 1,
      blocks: [{ id: 'a' }, { id: 'a' }, 'text', { widget: 'w' }, null, { part: 'p' }],
      popups: [],
    }
    const document = read(JSON.stringify(broken))
    expect(document.order.blocks).toEqual(['a', 'a#2', 'value:', 'block:', 'value:#2', 'part:p'])
    expect(JSON.parse(print(document))).toEqual(broken)
  })

  it('is the same however it was spaced before', () => {
    const text = print(fullPage())
    expect(print(read(JSON.stringify(JSON.parse(text), null, 8)))).toBe(text)
  })

  it.each([
    ['{ "a": 1, }', 1, 11],
    ['{\n  "a": [1 2]\n}', 2, 11],
    ['', 1, 1],
    ['[1]', 1, 1],
    ['{ "a": 1, "a": 2 }', 1, 11],
    ['{ "__proto__": 1 }', 1, 3],
    [`{ "a": ${'['.repeat(200)}${']'.repeat(200)} }`, 1, 107],
  ])('that is no JSON, no object or not to be kept is refused with its place: %s', (text, line, column) => {
    const found = normalise(text, 'page')
    expect('problem' in found && found.problem).toMatchObject({ line, column })
  })
})

describe('whatever an operator does', () => {
  it('the document is what its text says, so that another can go on from the text', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 15 }), (deeds) => {
        for (const { document } of act(fullPage(), deeds).done) expect(read(print(document))).toEqual(document)
      }),
    )
  })

  it('the patches of a step, sent as JSON, make of the text before it the text after it', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 15 }), (deeds) => {
        let text = print(fullPage())
        for (const { step, document } of act(fullPage(), deeds).done) {
          const patches = (JSON.parse(JSON.stringify(step)) as typeof step).patches
          text = print(patched(read(text), patches))
          expect(text).toBe(print(document))
        }
      }),
    )
  })

  it('taking all of it back gives the first text to the sign, and doing it again the last', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 15 }), (deeds) => {
        const { document, done } = act(fullPage(), deeds)
        const history = done.reduce((history, { step }) => record(history, step), emptyHistory)
        const start = jump(document, history, 0)
        expect(print(start.document)).toBe(print(fullPage()))
        expect(print(jump(start.document, start.history, done.length).document)).toBe(print(document))
      }),
    )
  })

  it('a step back and a step forth, after a reload of history and text, lead to the same text', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 15 }), (deeds) => {
        const { document, done } = act(fullPage(), deeds)
        const history = done.reduce((history, { step }) => record(history, step), emptyHistory)
        const kept = JSON.parse(JSON.stringify(history)) as typeof history
        const back = undo(read(print(document)), kept)
        expect(print(redo(back.document, back.history).document)).toBe(print(document))
      }),
    )
  })

  it('taking back one’s own steps leaves what somebody else did meanwhile', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
        const own = deeds.filter(({ what }) => [0, 2, 9].includes(what))
        const { document, done } = act(fullPage(), own)
        const history = done.reduce((history, { step }) => record(history, step), emptyHistory)
        const theirs = read(print(document).replace('"春天"', '"夏天"'))
        const rebased = rebase(history, document, theirs)
        const back = jump(theirs, rebased, 0)
        expect(print(back.document)).toBe(print(fullPage()).replace('"春天"', '"夏天"'))
      }),
    )
  })
})
