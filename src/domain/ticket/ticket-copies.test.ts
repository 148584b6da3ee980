import { describe, expect, it } from 'vitest'
import { addCopy, areFitting, fittingCopies, mostCopies, removeCopy, typedCopies } from './ticket-copies.ts'

const rule = { minCopies: 0, maxCopies: 10, minBookNum: 0 }
const pairs = { minCopies: 2, maxCopies: 6, minBookNum: 0 }

describe('copies of a ticket', () => {
  it('[B4] one more raises to minCopies first, then by one', () => {
    expect([0, 2, 3].map((copies) => addCopy(copies, pairs, 40))).toEqual([2, 3, 4])
    expect([0, 1].map((copies) => addCopy(copies, rule, 40))).toEqual([1, 2])
    expect(addCopy(0, { ...rule, minCopies: 1 }, 40)).toBe(1)
  })

  it('[B4] one less drops to 0 at a minCopies above 1, else by one', () => {
    expect([4, 3, 2].map((copies) => removeCopy(copies, pairs))).toEqual([3, 2, 0])
    expect([2, 1].map((copies) => removeCopy(copies, rule))).toEqual([1, 0])
    expect(removeCopy(1, { ...rule, minCopies: 1 })).toBe(0)
  })

  it('[B5] never goes above the stock or maxCopies, nor below minBookNum', () => {
    expect(addCopy(3, rule, 3)).toBe(3)
    expect(addCopy(6, pairs, 40)).toBe(6)
    expect(removeCopy(1, { ...rule, minBookNum: 1 })).toBe(1)
    expect(removeCopy(0, rule)).toBe(0)
  })

  it('sells none where fewer are left than the least that is sold', () => {
    expect(mostCopies(pairs, 1)).toBe(0)
    expect(addCopy(0, pairs, 1)).toBe(0)
  })

  it('[B5] what is no number is told, and becomes 0', () => {
    for (const text of ['两', '2份', '1e2', '--', 'NaN', '0x10'])
      expect(typedCopies(text, rule, 40)).toEqual({ copies: 0, isNumber: false })
  })

  it('[B5] a number is brought between minBookNum and the smaller of stock and maxCopies', () => {
    const typed = (text: string, stock = 40, of = rule) => typedCopies(text, of, stock).copies
    expect([typed('3'), typed('99'), typed('99', 4), typed('-2'), typed(' 5 '), typed('2.9')]).toEqual([
      3, 10, 4, 0, 5, 2,
    ])
    expect(typed('0', 40, { ...rule, minBookNum: 1 })).toBe(1)
  })

  it('[B5] a blank becomes 1, where there is one', () => {
    expect(typedCopies('  ', rule, 40)).toEqual({ copies: 1, isNumber: true })
    expect(typedCopies('', rule, 0).copies).toBe(0)
  })

  it('a number below the least that is sold becomes that', () => {
    expect(typedCopies('1', pairs, 40).copies).toBe(2)
    expect(fittingCopies(5, pairs, 3)).toBe(3)
  })

  it('can be ordered when it is what can be taken', () => {
    expect([0, 1, 2, 6, 7, 2.5].map((copies) => areFitting(copies, pairs, 40))).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ])
    expect(areFitting(3, rule, 2)).toBe(false)
  })
})
