import { describe, expect, it } from 'vitest'
import { check, pageOf } from '../testing/shop.ts'

describe('data-cycle', () => {
  it('shows the first of data that wait for each other, once', () => {
    expect(
      check(
        pageOf({
          data: {
            offers: { from: 'offers', with: { size: '{{ more.total }}' } },
            more: { from: 'offers', with: { size: '{{ offers.total }}' } },
          },
        }),
      ),
    ).toEqual([{ rule: 'data-cycle', underlined: '"offers"', message: '数据互相等待：offers → more → offers' }])
  })

  it('shows data that reads itself', () => {
    expect(check(pageOf({ data: { offers: { from: 'offers', with: { size: '{{ offers.total }}' } } } }))).toEqual([
      { rule: 'data-cycle', underlined: '"offers"', message: '数据「offers」读了自己' },
    ])
  })
})
