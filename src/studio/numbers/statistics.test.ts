import { describe, expect, it } from 'vitest'
import { judgeArm, newcombe, sampleFor, wilson } from './statistics.ts'

const rounded = ({ low, high }: { low: number; high: number }) => [low, high].map((one) => Number(one.toFixed(4)))

describe('wilson', () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('[N6] of %d of %d is %d to %d', (hits, of, low, high) => {
    expect(rounded(wilson({ hits, of }))).toEqual([low, high])
  })

  it('says nothing of nobody', () => {
    expect(wilson({ hits: 0, of: 0 })).toEqual({ low: 0, high: 1 })
  })
})

describe('newcombe', () => {
  // The same, Interval estimation for the difference between independent proportions, table II, method 10.
  it.each([
    [[56, 70], [48, 80], 0.0524, 0.3339],
    [[9, 10], [3, 10], 0.1705, 0.809],
    [[5, 56], [0, 29], -0.0381, 0.1926],
    [[0, 10], [0, 10], -0.2775, 0.2775],
    [[10, 10], [0, 10], 0.6075, 1],
  ] as const)('[N6] of %j less %j is %d to %d', (other, base, low, high) => {
    const sample = ([hits, of]: readonly [number, number]) => ({ hits, of })
    expect(rounded(newcombe(sample(base), sample(other)))).toEqual([low, high])
  })

  it('is wider where more arms are compared', () => {
    const [base, other] = [
      { hits: 50, of: 1000 },
      { hits: 73, of: 1000 },
    ]
    expect(newcombe(base, other, 1).low).toBeGreaterThan(0)
    expect(newcombe(base, other, 4).low).toBeLessThan(0)
  })
})

describe('sampleFor', () => {
  it('is what the textbook says: 5 % to 6 %, 8155 of each', () => {
    expect(sampleFor(0.05, 0.2)).toBeGreaterThan(8_100)
    expect(sampleFor(0.05, 0.2)).toBeLessThan(8_200)
  })
})

describe('judgeArm', () => {
  it.each([
    ['nobody came', { hits: 0, of: 0 }, { hits: 0, of: 0 }],
    ['one arm has few devices', { hits: 20, of: 400 }, { hits: 20, of: 99 }],
    ['hardly anybody tapped', { hits: 4, of: 400 }, { hits: 0, of: 400 }],
  ])('[N6] says that it is not enough where %s', (_title, base, other) => {
    expect(judgeArm(base, other, 1)).toEqual({ kind: 'not-enough' })
  })

  it('[N6] names the better and the worse only where the interval leaves out 0', () => {
    expect(judgeArm({ hits: 50, of: 1000 }, { hits: 90, of: 1000 }, 1).kind).toBe('better')
    expect(judgeArm({ hits: 90, of: 1000 }, { hits: 50, of: 1000 }, 1).kind).toBe('worse')
    expect(judgeArm({ hits: 50, of: 1000 }, { hits: 55, of: 1000 }, 1)).toMatchObject({ kind: 'open', needed: 7744 })
  })
})
