import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignArms } from './assign-arms.ts'

const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`)
const shareOf = (arms: readonly (string | undefined)[], arm: string) =>
  arms.filter((one) => one === arm).length / arms.length

describe('assignArms', () => {
  it.each([
    [
      { a: 50, b: 50 },
      { a: 0.5, b: 0.5 },
    ],
    [
      { a: 10, b: 90 },
      { a: 0.1, b: 0.9 },
    ],
    [
      { a: 1, b: 1, c: 2 },
      { a: 0.25, b: 0.25, c: 0.5 },
    ],
    [
      { a: 0, b: 5 },
      { a: 0, b: 1 },
    ],
  ])('[R14] gives the arms of %j their shares within 2 in 100, over 20,000 visitors', (weights, shares) => {
    const arms = visitors.map((id) => assignArms({ test: weights }, id).test)
    for (const [arm, share] of Object.entries(shares)) {
      expect(Math.abs(shareOf(arms, arm) - share)).toBeLessThan(0.02)
    }
  })

  it('[R14] draws each experiment on its own', () => {
    const weights = { a: 50, b: 50 }
    const both = visitors.map((id) => assignArms({ first: weights, second: weights }, id))
    const inA = both.filter(({ first }) => first === 'a').map(({ second }) => second)
    expect(Math.abs(shareOf(inA, 'a') - 0.5)).toBeLessThan(0.02)
  })

  it('[R14] keeps a visitor in an arm, whatever the order of the arms and the other experiments', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), fc.integer({ min: 1, max: 100 }), (id, a, b) => {
        const { test } = assignArms({ test: { a, b } }, id)
        expect(assignArms({ other: { x: 1, y: 1 }, test: { b, a } }, id).test).toBe(test)
        expect(['a', 'b']).toContain(test)
      }),
    )
  })

  it('[R14] gives no arm where no arm has a weight, and none without experiments', () => {
    expect(assignArms({ test: { a: 0, b: 0 } }, 'v')).toEqual({})
    expect(assignArms(undefined, 'v')).toEqual({})
  })
})
