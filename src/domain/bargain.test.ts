import { describe, expect, it } from 'vitest'
import { bargainOrder, bargainStanding, firstCut } from './bargain.ts'

const cut = { isCutProduct: true, activityStatus: 2 } as const

describe('how a bargain stands', () => {
  it('[B4] is decided by the shopper’s own: buy, continue, sold out, ended, bought', () => {
    const moves = ([10010, 10020, 10030, 10040, 10050, 10060] as const).map((cutStatus) => {
      const { move, button } = bargainStanding({ ...cut, cutStatus })
      return `${move} ${button}`
    })
    expect(moves).toEqual([
      'buy 底价购买',
      'continue 继续砍价',
      'none 已售罄',
      'none 已售罄',
      'none 已结束',
      'none 已购买',
    ])
  })

  it('[B4] is decided by the activity when there is none: not started, running, ended, at the goal price', () => {
    const moves = ([1, 2, 3, 4, 5] as const).map((activityStatus) => bargainStanding({ ...cut, activityStatus }).move)
    expect(moves).toEqual(['none', 'start', 'none', 'none', 'start'])
  })

  it('is over for a product that is no bargain any more', () => {
    expect(bargainStanding({ ...cut, isCutProduct: false }).move).toBe('none')
  })
})

describe('what is bought of a bargain', () => {
  it('[B4] costs the goal price once that is reached, and can’t be bought before', () => {
    const thing = { id: '1', price: 198, memberPrices: [] }
    expect(bargainOrder({ ...cut, cutStatus: 10010, cutGoalPrice: 68 }, thing)).toEqual({ ...thing, price: 68 })
    expect(bargainOrder({ ...cut, cutStatus: 10020, cutGoalPrice: 58 }, thing)).toBe('砍价进行中')
    expect(bargainOrder({ ...cut, cutGoalPrice: 58 }, thing)).toBe('发起砍价')
  })
})

describe('the first cut', () => {
  it('[A7] takes a part of what is left, [B4] all of it where one starts at the goal price', () => {
    expect(firstCut({ activityStatus: 2, leftPrice: 49 })).toEqual({ cutPrice: 14.7, leftPrice: 34.3 })
    expect(firstCut({ activityStatus: 5, leftPrice: 49 })).toEqual({ cutPrice: 49, leftPrice: 0 })
  })
})
