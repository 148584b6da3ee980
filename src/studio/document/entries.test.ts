import { describe, expect, it } from 'vitest'
import {
  describeChanges,
  duplicateBlocks,
  hideBlocks,
  merge,
  moveBlocks,
  normalise,
  noTitles,
  type Outcome,
  print,
  printJson,
  setBlockValue,
  setBlockValues,
  setPageValue,
} from './index.ts'

const text = printJson({
  title: '公告',
  type: '公告',
  entries: ['检修', '夜场', '涌浪'].map((title, at) => ({ id: `${at}`, title })),
})
const component = () => {
  const read = normalise(text, 'component')
  if ('problem' in read) throw new Error(read.problem.message)
  return read.document
}
const after = (made: Outcome) => {
  if ('refused' in made) throw new Error(made.refused)
  return made.document
}

describe('the entries of a component', () => {
  it('are its blocks, and give the same text again', () => {
    expect(component().order).toEqual({ entries: ['0', '1', '2'] })
    expect(print(component())).toBe(text)
  })

  it('are moved, copied and hidden as blocks are, each under its title', () => {
    const moved = after(moveBlocks(component(), ['2'], { place: 'entries', index: 0 }, noTitles))
    expect(moved.order.entries).toEqual(['2', '0', '1'])
    expect(after(duplicateBlocks(component(), ['1'], noTitles)).order.entries).toHaveLength(4)
    const hidden = after(hideBlocks(moved, ['0'], true, noTitles))
    expect(describeChanges(component(), hidden, noTitles)).toEqual(['涌浪：移动 3 → 1', '检修：隐藏了'])
  })

  it('[D1] are merged by their ids: two people change two of them and the order', () => {
    const mine = after(setBlockValue(component(), { key: '0', path: ['title'], value: '不检修' }, noTitles))
    const theirs = after(moveBlocks(component(), ['2'], { place: 'entries', index: 0 }, noTitles))
    const { document, conflicts } = merge(component(), mine, theirs)
    expect(conflicts).toEqual([])
    expect([document.order.entries, document.byId['0']]).toEqual([['2', '0', '1'], { id: '0', title: '不检修' }])
  })

  it('are not replaced as a value of the document', () => {
    expect(setPageValue(component(), { path: ['entries'], value: [] })).toEqual({ refused: '这里不能这样改' })
  })

  it('have several values set in one step, which is taken back as one', () => {
    const values = [
      [['jumpPath'], '/combo'],
      [['redirectType'], 'page'],
    ] as const
    const made = setBlockValues(component(), { key: '0', values, field: '去哪里', said: '/combo' }, noTitles)
    expect(after(made).byId['0']).toEqual({ id: '0', title: '检修', jumpPath: '/combo', redirectType: 'page' })
    const again = setBlockValues(after(made), { key: '0', values, field: '去哪里', said: '/combo' }, noTitles)
    expect(again).toMatchObject({ code: 'unchanged' })
    expect(setBlockValues(component(), { key: '9', values, field: '', said: '' }, noTitles)).toEqual({
      refused: '这条内容已经不在了',
    })
  })
})
