import { describe, expect, it } from 'vitest'
import { lowestOffer, startMemberPrices } from './lowest-offer.ts'

const gold = { memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }
const black = { memberLevel: 6, memberLevelName: '黑卡会员', discountPercent: 88 }

describe('lowestOffer', () => {
  it('[A6] is the lowest price, and of each level the lowest that its members pay, whichever thing that is', () => {
    const plain = { price: 198 }
    const forMembers = { price: 200, memberPrices: [{ ...gold, memberPrice: 180 }, black] }
    expect(lowestOffer([forMembers, plain])).toEqual({
      price: 198,
      memberPrices: [
        { ...gold, memberPrice: 180 },
        { ...black, memberPrice: 176 },
      ],
    })
  })

  it('is nothing where there is nothing to buy', () => {
    expect(lowestOffer([])).toBeUndefined()
  })
})

describe('startMemberPrices', () => {
  it('are those of what costs the price at which a product starts, not of what costs less beside it', () => {
    const child = { price: 80, memberPrices: [gold] }
    expect(startMemberPrices(100, [child, { price: 100, memberPrices: [gold] }])).toEqual([
      { ...gold, memberPrice: 95 },
    ])
    expect(startMemberPrices(100, [child])).toEqual([])
  })
})
