import { describe, expect, it } from 'vitest'
import { priceLinesOf } from './price-lines.ts'

const lines = [{ name: '成人票', copies: 2, listFen: 9850 }]

describe('the lines of a price', () => {
  it('[B2.6] has a line for the discount of a diamond card', () => {
    expect(priceLinesOf({ lines, levelName: '钻石会员', memberFen: 1970 })).toEqual([
      { name: '成人票 × 2', price: 197 },
      { name: '钻石会员优惠', price: -19.7 },
    ])
  })

  it('[B5] takes off the coupon by its name, and what was paid for a presale', () => {
    const taken = priceLinesOf({ lines, couponName: '满减券', couponFen: 5000, presaleFen: 10_000 })
    expect(taken.slice(1)).toEqual([
      { name: '满减券', price: -50 },
      { name: '预售抵扣', price: -100 },
    ])
  })

  it('says nothing of what takes nothing off', () => {
    expect(priceLinesOf({ lines, levelName: '金卡会员', memberFen: 0, couponFen: 0 })).toHaveLength(1)
  })
})
