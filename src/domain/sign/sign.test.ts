import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { assistStanding, signHelpProblem, SIGN_HELPS, signProblem, signStanding } from './sign-rule.ts'
import { type LastSign, pointsOn, roundOf, streakNow, streakOn } from './streak.ts'

const TODAY = '2026-11-20'
const daily = [5, 5, 10, 10, 15, 15, 30]

describe('days in a row', () => {
  it('grow by one on the next day, and begin anew after one that was missed', () => {
    expect(streakOn(TODAY, undefined)).toBe(1)
    expect(streakOn(TODAY, { day: '2026-11-19', streak: 6 })).toBe(7)
    expect(streakOn(TODAY, { day: '2026-11-18', streak: 6 })).toBe(1)
    expect(streakOn('2027-01-01', { day: '2026-12-31', streak: 2 })).toBe(3)
  })

  it('stand until the day after is over', () => {
    const at = (day: string) => streakNow(TODAY, { day, streak: 4 })
    expect([at(TODAY), at('2026-11-19'), at('2026-11-18'), streakNow(TODAY, undefined)]).toEqual([4, 4, 0, 0])
  })

  it('are those since the last day that was missed, whatever days are signed', () => {
    const signs = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }).map((before) => [...before, true])
    const streakAfter = (signed: readonly boolean[]) => {
      let last: LastSign | undefined
      for (const [at, isSigned] of signed.entries()) {
        const day = addDays(TODAY, at)
        if (isSigned) last = { day, streak: streakOn(day, last) }
      }
      return last?.streak
    }
    fc.assert(
      fc.property(signs, (signed) => {
        expect(streakAfter(signed)).toBe(signed.length - 1 - signed.lastIndexOf(false))
      }),
    )
    expect(streakAfter([true, false, true, true])).toBe(2)
  })
})

describe('the round of days', () => {
  const shown = (last: LastSign | undefined) => roundOf(daily, TODAY, last).map(({ nth, state }) => `${nth} ${state}`)

  it('has today after those that are signed', () => {
    expect(shown({ day: '2026-11-19', streak: 2 }).slice(0, 4)).toEqual(['1 done', '2 done', '3 today', '4 todo'])
    expect(shown({ day: TODAY, streak: 3 }).slice(1, 4)).toEqual(['2 done', '3 done', '4 todo'])
    expect(shown(undefined)[0]).toBe('1 today')
  })

  it('is whole on its last day, and begins anew after it', () => {
    expect(shown({ day: TODAY, streak: 7 }).at(-1)).toBe('7 done')
    expect(shown({ day: '2026-11-19', streak: 7 })[0]).toBe('8 today')
    expect([1, 7, 8, 10].map((streak) => pointsOn(daily, streak))).toEqual([5, 30, 5, 10])
  })
})

describe('a sign activity', () => {
  const member = { timeStatus: 1 as const, hasJoined: true, isSigned: false, streak: 2 }
  const move = (over: object) => signStanding({ ...member, ...over }).move

  it('is joined, then signed once a day, while it goes on', () => {
    expect([move({ hasJoined: false }), move({}), move({ isSigned: true })]).toEqual(['open', 'sign', 'none'])
    expect([move({ timeStatus: 0 }), move({ timeStatus: 2 })]).toEqual(['none', 'none'])
    expect([0, 1, 2].map((status) => signProblem(status as 0))).toEqual(['activity-early', undefined, 'activity-over'])
  })

  it('is helped in by others, while friends are wanted, and by each so many times', () => {
    const helping = { timeStatus: 1 as const, isOwn: false, isFull: false, helped: 0 }
    const problem = (over: object) => signHelpProblem({ ...helping, ...over })
    expect([problem({}), problem({ helped: SIGN_HELPS - 1 })]).toEqual([undefined, undefined])
    expect(problem({ isOwn: true, timeStatus: 2 })).toBe('sign-help-own')
    expect(problem({ timeStatus: 2 })).toBe('activity-over')
    expect(problem({ isFull: true, helped: SIGN_HELPS })).toBe('sign-help-full')
    expect(problem({ helped: SIGN_HELPS })).toBe('sign-help-enough')
  })

  it('lets a member invite, then claim, also after its end; and friends help once, while it goes on', () => {
    const move = (over: object) =>
      assistStanding({ timeStatus: 1, isOwn: false, hasHelped: false, state: 'inviting', ...over }).move
    const own = (['inviting', 'filled', 'rewarded'] as const).map((state) => move({ isOwn: true, state }))
    expect(own).toEqual(['invite', 'claim', 'open'])
    expect([move({ isOwn: true, state: 'filled', timeStatus: 2 }), move({ isOwn: true, timeStatus: 2 })]).toEqual([
      ...['claim', 'none'],
    ])
    expect([move({}), move({ hasHelped: true }), move({ state: 'filled' }), move({ timeStatus: 0 })]).toEqual([
      ...['help', 'open', 'open', 'none'],
    ])
  })
})
