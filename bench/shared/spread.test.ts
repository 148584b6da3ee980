import { describe, expect, it } from 'vitest'
import { median, spread } from './spread.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at)

describe('a figure', () => {
  it('is the median with its quartiles', () => {
    expect(median(upTo(101))).toBe(51)
    expect(spread(upTo(101), { digits: 0 })).toBe('51 (26-76)')
  })

  it('is the median with the least and the most of few samples', () => {
    expect(spread([3, 1, 2], { digits: 1 })).toBe('2.0 (1.0-3.0)')
  })

  it('says no spread where none is seen', () => {
    expect(spread([1.001, 1.002, 1.003])).toBe('1.00')
  })

  it('is a multiple of what it is compared with', () => {
    expect(spread([2, 4, 6], { base: 4 })).toBe('1.00 (0.50-1.50)')
  })

  it('has its thousands apart', () => {
    expect(spread([14_937, 15_020, 12_000], { digits: 0 })).toBe('14,937 (12,000-15,020)')
  })
})
