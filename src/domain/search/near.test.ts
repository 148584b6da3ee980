import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, slipsIn } from './near.ts'

describe('how far one word is from another', () => {
  it.each([
    ['baishawan', 'baishawan', 0],
    ['baishawan', 'baishawaan', 1],
    ['baishawan', 'baishwan', 1],
    ['baishawan', 'baizhawan', 1],
    ['baishawan', 'baishawna', 1],
    ['luming', 'lanwan', 3],
  ])('%s and %s: %i', (one, other, slips) => {
    expect(distance(one, other, 2)).toBe(slips)
  })

  it('is the same from either side, and never more than the longer word has letters', () => {
    const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 8 })
    assert(
      property(word, word, (one, other) => {
        expect(distance(one, other, 8)).toBe(distance(other, one, 8))
        expect(distance(one, other, 8)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })

  it('forgives a short word nothing, and a long one two slips', () => {
    expect([3, 4, 7, 8].map(slipsIn)).toEqual([0, 1, 1, 2])
  })
})
