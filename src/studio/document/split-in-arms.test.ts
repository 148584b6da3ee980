import { describe, expect, it } from 'vitest'
import { blockOf, jump, noTitles, print, record, emptyHistory, removeBlocks, splitInArms } from './index.ts'
import { fullPage, read } from '../../../tests/fixtures/random-steps.ts'

describe('an experiment of a block', () => {
  it('[H5] is the block in one arm, a copy below it in the other, and half of the visitors for each', () => {
    const base = fullPage()
    const made = splitInArms(base, 'first', noTitles)
    if ('refused' in made) throw new Error(made.refused)
    const { document } = made
    expect(document.rest.experiments).toEqual({ first: { a: 50, b: 50 } })
    expect(document.order.blocks?.slice(0, 2)).toEqual(['first', 'first-2'])
    expect(blockOf(document, 'first')?.experiment).toEqual({ name: 'first', arm: 'a' })
    expect(blockOf(document, 'first-2')).toMatchObject({
      experiment: { name: 'first', arm: 'b' },
      props: { text: 'first' },
    })
    expect(Object.keys(blockOf(document, 'first-2') ?? {})).toEqual(Object.keys(blockOf(document, 'first') ?? {}))
    expect(read(print(document))).toEqual(document)
    expect(print(jump(document, record(emptyHistory, made.step), 0).document)).toBe(print(base))
  })

  it('gets a name of its own, is refused where there is one already, and outside of pages', () => {
    const once = splitInArms(fullPage(), 'first', noTitles)
    if ('refused' in once) throw new Error(once.refused)
    expect(splitInArms(once.document, 'first', noTitles)).toEqual({ refused: '这个区块已经在实验里' })
    const gone = removeBlocks(once.document, ['first'], noTitles)
    if ('refused' in gone) throw new Error(gone.refused)
    const part = read(JSON.stringify({ title: '部件', blocks: [{ id: 'a', widget: 'menu' }] }), 'part')
    expect(splitInArms(part, 'a', noTitles)).toMatchObject({
      refused: expect.stringContaining('只能在页面里') as string,
    })
  })
})
