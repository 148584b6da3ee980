import { describe, expect, it } from 'vitest'
import { check, lists, pageOf } from '../testing/shop.ts'

const versions = { page: 1, list: 1 }
const list = (id: string, more: object) => ({ ...lists(), id, ...more })

describe('side-block', () => {
  it('takes one block at the side and any across, on a page of two columns', () => {
    const blocks = [list('top', { across: true }), list('text', {}), list('buy', { side: true })]
    expect(check(pageOf({ versions, layout: 'split', blocks }))).toEqual([])
  })

  it('shows a place on a page of one column, where it does nothing', () => {
    expect(check(pageOf({ versions, layout: 'wide', blocks: [list('buy', { side: true })] }))).toEqual([
      { rule: 'side-block', underlined: '"side"', message: '页面没有写 "layout": "split"，side 不起作用' },
    ])
  })

  it('shows a place inside a container, which has no columns', () => {
    const box = { id: 'frame', widget: 'box', slots: { body: [{ id: 'word', widget: 'box', across: true }] } }
    expect(check(pageOf({ versions: { ...versions, box: 1 }, layout: 'split', blocks: [lists(), box] }))).toEqual([
      { rule: 'side-block', underlined: '"across"', message: 'across 只能写在页面最外层的区块上' },
    ])
  })

  it('shows a block that wants both', () => {
    const blocks = [list('buy', { side: true, across: true })]
    expect(check(pageOf({ versions, layout: 'split', blocks }))).toEqual([
      { rule: 'side-block', underlined: '"side"', message: 'side 和 across 只能写一个' },
    ])
  })

  it('takes several that take turns, and shows a second one that would stand beside the first', () => {
    const turns = [
      list('buy', { side: true, when: '{{ viewer.loggedIn }}' }),
      list('team', { side: true, when: '{{ !viewer.loggedIn }}' }),
    ]
    expect(check(pageOf({ versions, layout: 'split', blocks: turns }))).toEqual([])
    const both = [list('buy', { side: true }), turns[1]]
    expect(check(pageOf({ versions, layout: 'split', blocks: both }))).toEqual([
      {
        rule: 'side-block',
        underlined: '"side"',
        message: '右边一列同时只能显示一块：写了几块时，每块都要有展示条件',
      },
    ])
  })
})
