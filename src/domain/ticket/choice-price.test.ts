import { describe, expect, it } from 'vitest'
import { choicePrice } from './choice-price.ts'

const gold = [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 0.27, discountPercent: 95 }]

describe('the price of a choice', () => {
  it('adds whole fen: ten times 0.1 and three times 0.2 are 1.6', () => {
    const choices = [
      { unitPrice: 0.1, copies: 10 },
      { unitPrice: 0.2, copies: 3 },
    ]
    expect(choicePrice(choices, { level: undefined })).toEqual({ totalFen: 160, originalFen: 160 })
  })

  it('[A6] is the member’s for a member, and the usual one for everybody else', () => {
    const choices = [{ unitPrice: 0.3, copies: 2, memberPrices: gold }]
    expect(choicePrice(choices, { level: 3 })).toEqual({ totalFen: 54, originalFen: 60 })
    expect(choicePrice(choices, { level: 1 }).totalFen).toBe(60)
    expect(choicePrice(choices, { level: undefined }).totalFen).toBe(60)
  })

  it('[A6] drops the discount of who has a better rate', () => {
    expect(choicePrice([{ unitPrice: 0.3, copies: 1, memberPrices: gold }], { level: 3, vipRate: 90 }).totalFen).toBe(
      30,
    )
  })

  it('of nothing is nothing', () => {
    expect(choicePrice([], { level: 3 })).toEqual({ totalFen: 0, originalFen: 0 })
  })
})
