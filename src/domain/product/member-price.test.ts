import { describe, expect, it } from 'vitest'
import { memberOffer, percentOf, priceFor } from './member-price.ts'

const gold = { memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 95 }

describe('memberOffer', () => {
  it('[A6] is the price of the member’s level and what it saves', () => {
    expect(memberOffer(10_000, [{ ...gold, memberPrice: 93 }], { level: 3 })).toEqual({
      priceFen: 9_300,
      discountFen: 700,
      levelName: '金卡会员',
    })
  })

  it('reckons the percentage where the level has no price of its own', () => {
    expect(memberOffer(10_001, [gold], { level: 3 })?.priceFen).toBe(9_501)
  })

  it('is nothing for a visitor, another level, and where nothing is saved', () => {
    expect(memberOffer(10_000, [gold], { level: undefined })).toBeUndefined()
    expect(memberOffer(10_000, [gold], { level: 2 })).toBeUndefined()
    expect(memberOffer(10_000, [{ ...gold, memberPrice: 100 }], { level: 3 })).toBeUndefined()
    expect(memberOffer(10_000, undefined, { level: 3 })).toBeUndefined()
  })

  it('[A6] is dropped when the vip rate is lower than the discount percent', () => {
    expect(memberOffer(10_000, [gold], { level: 3, vipRate: 94 })).toBeUndefined()
    expect(memberOffer(10_000, [gold], { level: 3, vipRate: 95 })?.priceFen).toBe(9_500)
  })
})

describe('priceFor', () => {
  it('[A6] is the member’s price with the full one struck out, or the price as it is', () => {
    expect(priceFor({ level: 3 }, 398, [gold], 568)).toEqual({ amount: 378.1, original: 398 })
    expect(priceFor({ level: undefined }, 398, [gold], 568)).toEqual({ amount: 398, original: 568 })
    expect(priceFor({ level: 3, vipRate: 94 }, 398, [gold])).toEqual({ amount: 398, original: undefined })
  })
})

describe('percentOf', () => {
  it('[B9] rounds up to a whole fen', () => {
    expect(percentOf(999, 95)).toBe(950)
    expect(percentOf(1000, 95)).toBe(950)
  })

  it('is exact for a percentage with decimals, whose binary fraction adds no fen', () => {
    expect(percentOf(500, 64.4)).toBe(322)
    expect(percentOf(1000, 64.9)).toBe(649)
    expect(percentOf(999, 92.55)).toBe(925)
  })
})
