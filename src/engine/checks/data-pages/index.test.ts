import { describe, expect, it } from 'vitest'
import { check, notices, pageOf, withAction } from '../testing/shop.ts'

const paged = (pages: object, args: object = { size: 1 }) => ({ offers: { from: 'offers', with: args, pages } })
const more = (pages: object, args?: object) =>
  check(withAction({ do: 'load-more', data: 'offers' }, { data: paged(pages, args) }))

describe('data-pages', () => {
  it('allows a number that counts the pages and a list that grows', () => {
    expect(more({ by: 'size', items: 'list' })).toEqual([])
  })

  it('shows an argument that the endpoint does not count by', () => {
    expect(more({ by: 'siz', items: 'list' })).toEqual([
      { rule: 'data-pages', underlined: '"siz"', message: '接口的数字参数里没有「siz」，是不是「size」？' },
    ])
    expect(more({ by: 'place', items: 'list' })).toMatchObject([{ rule: 'data-pages', underlined: '"place"' }])
  })

  it('shows a field that is no list', () => {
    expect(more({ by: 'size', items: 'total' })).toEqual([
      { rule: 'data-pages', underlined: '"total"', message: '这份数据的列表里没有「total」，可以用：list' },
    ])
  })

  it('shows a first page that is not the first', () => {
    expect(more({ by: 'size', items: 'list' }, { size: 2 })).toEqual([
      { rule: 'data-pages', underlined: '2', message: '分页的数据要从第 1 页取起，「size」应该是 1' },
    ])
  })

  it('shows a load-more of data without pages', () => {
    expect(check(withAction({ do: 'load-more', data: 'offers' }))).toEqual([
      { rule: 'data-pages', underlined: '"offers"', message: '数据「offers」没有分页，不能加载下一页' },
    ])
  })
})

describe('what reads paged data', () => {
  const when = (text: string, data: object = paged({ by: 'size', items: 'list' })) =>
    check(
      pageOf({
        data,
        blocks: [notices({ when: text }), { id: 'deals', widget: 'list', props: { items: '{{ offers.list }}' } }],
      }),
    )

  it('knows how the next page stands', () => {
    expect(when("{{ offers.more == 'finished' }}")).toEqual([])
    expect(when("{{ offers.more == 'over' }}")).toMatchObject([{ rule: 'expression-type' }])
  })

  it('knows nothing of it when the data has no pages', () => {
    expect(when("{{ offers.more == 'finished' }}", { offers: { from: 'offers', with: { size: 1 } } })).toMatchObject([
      { rule: 'unknown-field', underlined: 'more' },
    ])
  })
})
