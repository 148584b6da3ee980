import { describe, expect, it } from 'vitest'
import { check, checkTill, lists, notices, pageOf } from '../testing/shop.ts'

const versions = { page: 1, notice: 2 }

describe('screen-page', () => {
  it('shows blocks in the file of a screen that is code, and which slots it has', () => {
    expect(checkTill({ versions, blocks: [notices()] })).toEqual([
      {
        rule: 'screen-page',
        underlined: '"blocks"',
        message: '「收银台」由代码写成，只能在它的插槽里加区块：写 slots，有 上面（top）、下面（end）',
      },
    ])
  })

  it('shows slots in the file of a page that is made of blocks', () => {
    const { blocks: _blocks, ...page } = pageOf({ blocks: [lists()] })
    expect(check({ ...page, slots: { top: [] } })).toMatchObject([{ rule: 'screen-page', underlined: '"slots"' }])
  })
})

describe('the page file of a module’s screen', () => {
  it('is slots with blocks, which may read what the screen publishes', () => {
    const left = notices({ props: { text: '{{ string(screen.left) }} 元' } })
    expect(checkTill({ versions, slots: { top: [left] } })).toEqual([])
  })

  it('is told of a value that the screen does not publish, by its name', () => {
    const wrong = notices({ props: { text: '{{ screen.rest }}' } })
    expect(checkTill({ versions, slots: { top: [wrong] } })).toMatchObject([{ rule: 'unknown-field' }])
  })

  it('is told of a slot that the screen does not have', () => {
    expect(checkTill({ versions, slots: { topp: [notices()] } })).toEqual([
      { rule: 'unknown-slot', underlined: '"topp"', message: '组件「till/till」没有插槽「topp」，是不是「top」？' },
    ])
  })

  it('is told of a widget that does not fit, and of too many', () => {
    const list = {
      versions: { page: 1, list: 1 },
      data: { offers: { from: 'offers', with: { size: 3 } } },
      slots: { top: [lists()] },
    }
    expect(checkTill(list)).toMatchObject([{ rule: 'slot-not-allowed' }])
    const many = ['a', 'b', 'c'].map((id) => notices({ id }))
    expect(checkTill({ versions, slots: { end: many } })).toMatchObject([{ rule: 'slot-too-full' }])
  })

  it.each(['title', 'redirects'])('has no %s: that is its route’s, and its code’s', (key) => {
    expect(checkTill({ versions, slots: {}, [key]: key === 'title' ? '收银台' : [] })).toMatchObject([
      { rule: 'page-shape', underlined: `"${key}"` },
    ])
  })

  it('can’t hold the screen itself, on its own page or another', () => {
    const screen = { id: 'again', widget: 'till/till' }
    expect(checkTill({ versions, slots: { end: [screen] } })).toMatchObject([{ rule: 'unknown-widget' }])
    expect(check(pageOf({ blocks: [screen] }))).toMatchObject([{ rule: 'unknown-widget' }])
  })
})
