import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPoints, deductionRules, deductionsOf, earnedBy, fenOfOne, mostTaken } from './deduction.ts'

const rule = (discountMode: 1 | 2, value: number, deductionType: 1 | 2 | 3 = 1) => ({
  deductionType,
  discountMode,
  value,
})

describe('what an order takes beside money', () => {
  it('[B3] is as many points as the product says, or what its rules say: points, then coins', () => {
    expect(deductionRules({ integral: 500 })).toEqual([{ kind: 'points', rule: rule(2, 500) }])
    expect(deductionRules({})).toEqual([])
    const deductions = [rule(2, 3, 2), rule(1, 10), rule(2, 9, 3)]
    expect(deductionRules({ integral: 500, deductions }).map(({ kind }) => kind)).toEqual(['points', 'coins'])
  })

  it('[B3] is a percentage of what is left to pay, or so many, and never more than that', () => {
    expect(mostTaken('points', rule(1, 10), 26_855)).toBe(2_685)
    expect(mostTaken('points', rule(2, 500), 26_855)).toBe(500)
    expect(mostTaken('points', rule(2, 500), 320)).toBe(320)
    expect(mostTaken('coins', rule(1, 10, 2), 26_855)).toBe(26)
    expect(mostTaken('coins', rule(2, 20, 2), 1_999)).toBe(19)
  })

  const purse = record({
    ...{ kind: constantFrom('points' as const, 'coins' as const), balance: integer({ min: 0, max: 5_000 }) },
    ...{ isWanted: boolean(), companyId: constantFrom('') },
    rule: record({
      deductionType: constantFrom(1 as const, 2 as const),
      discountMode: constantFrom(1 as const, 2 as const),
      value: integer({ min: 0, max: 100 }),
    }),
  })

  it('is never more than the buyer has, nor than there is to pay', () => {
    assert(
      property(array(purse, { maxLength: 3 }), integer({ min: 0, max: 400_000 }), (purses, leftFen) => {
        const found = deductionsOf(purses, leftFen)
        const used = found.filter(({ isUsed }) => isUsed)
        expect(used.reduce((sum, { fen }) => sum + fen, 0)).toBeLessThanOrEqual(leftFen)
        for (const { amount, balance, most, fen, kind } of found) {
          expect(amount).toBe(Math.min(balance, most))
          expect(fen).toBe(amount * fenOfOne[kind])
        }
      }),
    )
  })

  it('is on a card what an order at the starting price takes', () => {
    expect(cardPoints({ startPrice: 268, integral: 500 })).toBe(500)
    expect(cardPoints({ startPrice: 268, deductions: [rule(1, 10)] })).toBe(2_680)
    expect(cardPoints({ startPrice: 268 })).toBeUndefined()
  })
})

describe('what a copy earns', () => {
  it('is a point for each whole yuan that it cost', () => expect([earnedBy(19_999), earnedBy(99)]).toEqual([199, 0]))
})
