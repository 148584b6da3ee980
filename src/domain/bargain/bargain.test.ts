import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CutStatus } from '../goods/bargain.ts'
import { helpProblem, HELPS_A_DAY } from './help-rule.ts'
import { helpersFor, nextCut } from './next-cut.ts'
import { teamStanding } from './team-standing.ts'

const roll = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('what friends cut', () => {
  it('comes to the goal price with the last friend, never before, and each cuts something', () => {
    const amounts = fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 60 }))
    fc.assert(
      fc.property(amounts, fc.array(roll, { minLength: 60, maxLength: 60 }), ([full, wanted], rolls) => {
        const helpers = helpersFor(wanted, full)
        let left = full
        for (let done = 0; done < helpers; done++) {
          const cut = nextCut({ left, helpers: helpers - done }, rolls[done]!)
          expect(Number.isInteger(cut)).toBe(true)
          expect(cut).toBeGreaterThan(0)
          left -= cut
          expect(left === 0).toBe(done === helpers - 1)
          expect(left).toBeGreaterThanOrEqual(helpers - done - 1)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is by chance, around a like share', () => {
    expect([0, 0.5, 0.9999].map((one) => nextCut({ left: 900, helpers: 3 }, one))).toEqual([1, 301, 600])
    expect(nextCut({ left: 900, helpers: 1 }, 0)).toBe(900)
  })
})

describe('helping a bargain', () => {
  const problem = (cutStatus: CutStatus, over: object = {}) =>
    helpProblem({ isOwn: false, helpedToday: 0, cutStatus, ...over })

  it('[B4] is for one that is being cut, and says why for each other status', () => {
    expect(([10010, 10020, 10030, 10040, 10050, 10060] as const).map((status) => problem(status))).toEqual([
      ...['bargain-full', undefined, 'out-of-stock', 'out-of-stock', 'activity-over', 'bargain-full'],
    ])
  })

  it('is nothing for who began it, nor for who has helped enough today', () => {
    expect(problem(10020, { isOwn: true })).toBe('bargain-own')
    expect(problem(10020, { helpedToday: HELPS_A_DAY })).toBe('bargain-helped-enough')
    expect(problem(10020, { helpedToday: HELPS_A_DAY - 1 })).toBeUndefined()
    expect(problem(10050, { helpedToday: HELPS_A_DAY })).toBe('activity-over')
  })
})

describe('what can be done with a bargain that is looked at', () => {
  const all = [10010, 10020, 10030, 10040, 10050, 10060] as const
  const moves = (over: object) =>
    all.map((cutStatus) => teamStanding({ cutStatus, isOwn: false, hasHelped: false, isRunning: true, ...over }).move)

  it('[B4] is inviting friends or buying for who began it', () => {
    expect(moves({ isOwn: true })).toEqual(['buy', 'invite', 'none', 'none', 'none', 'none'])
  })

  it('[B4, B5] is paying for who has ordered already, whatever became of the activity', () => {
    expect(new Set(moves({ isOwn: true, orderNo: '1' }))).toEqual(new Set(['pay']))
    expect(moves({ orderNo: '1' }), 'a friend’s order is no business of this one').not.toContain('pay')
  })

  it('[B4] is helping, once, or beginning one of their own for a friend', () => {
    expect(moves({})).toEqual(['start', 'help', 'none', 'none', 'none', 'start'])
    expect(moves({ hasHelped: true })).toEqual(['start', 'start', 'none', 'none', 'none', 'start'])
    expect(moves({ isRunning: false })).toEqual(['none', 'help', 'none', 'none', 'none', 'none'])
  })
})
