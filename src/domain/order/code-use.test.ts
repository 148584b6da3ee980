import { describe, expect, it } from 'vitest'
import {
  type CodeFacts,
  codeObstacle,
  earlyText,
  lastDayOf,
  timesToday,
  typedCode,
  verifyRuleText,
} from './code-use.ts'

const code: CodeFacts = {
  ...{
    status: 0,
    canUseTimes: 1,
    lastDay: '2026-11-25',
    today: '2026-11-20',
    moment: '2026-11-20T10:00:00',
    timesPerDay: undefined,
    usedToday: 0,
  },
  ...{ booked: { isNeeded: false, free: 0 }, isExchanged: false, isGiven: false },
}
const why = (more: Partial<CodeFacts>) => codeObstacle({ ...code, ...more })

describe('a code at the counter', () => {
  it('is known however its groups are typed', () => {
    expect(['6900 0060-9023', ' 690000609023\n'].map(typedCode)).toEqual(['690000609023', '690000609023'])
  })

  it('[B4] is redeemed while it is unused or partly used', () => {
    expect([why({}), why({ status: 6, canUseTimes: 3 })]).toEqual([undefined, undefined])
  })

  it('[B4] is refused in each other status, and says which', () => {
    const statuses = [-1, 1, 2, 3, 4, 5] as const
    expect(statuses.map((status) => why({ status }))).toEqual([
      ...['code-unsent', 'code-used', 'code-refunded', 'code-refunding', 'code-void', 'code-expired'],
    ])
  })

  it('[B4] is good on its last day, and not after', () => {
    expect([why({ today: '2026-11-25' }), why({ today: '2026-11-26' })]).toEqual([undefined, 'code-expired'])
  })

  it('[B3] of several uses has as many in a day as it may', () => {
    const many = { status: 6, canUseTimes: 19, timesPerDay: 1 } as const
    expect([why(many), why({ ...many, usedToday: 1 })]).toEqual([undefined, 'code-today'])
    expect([0, 1, 2].map((usedToday) => timesToday({ ...code, ...many, usedToday }))).toEqual([1, 0, 0])
    expect(timesToday({ ...code, canUseTimes: 2, timesPerDay: 5 })).toBe(2)
  })

  it('[B5] of a presale that another order holds is not redeemed', () => {
    expect(why({ isExchanged: true })).toBe('code-exchanged')
  })

  it.each([
    ['without a day', undefined, undefined, ''],
    ['on its day', '2026-11-20', undefined, ''],
    ['after its first day', '2026-11-19', undefined, ''],
    ['the day before', '2026-11-21', 'code-early', '11月21日起可以使用'],
    ['months before', '2027-02-01', 'code-early', '2月1日起可以使用'],
    ['of a coupon at its minute', '2026-11-20T10:00:00', undefined, ''],
    ['of a coupon an hour before', '2026-11-20T11:00:00', 'code-early', '11月20日 11:00起可以使用'],
    ['of a coupon of a day, before it', '2026-11-22T00:00:00', 'code-early', '11月22日起可以使用'],
  ])('is good from its day on: %s', (_when, goodFrom, problem, words) => {
    expect(why({ goodFrom })).toBe(problem)
    expect(problem === undefined ? '' : earlyText({ goodFrom })).toBe(words)
  })

  it('that is over, used or given back says that, and not that it is too early; what was begun goes on', () => {
    const early = { goodFrom: '2026-11-24' }
    expect([why({ ...early, status: 2 }), why({ ...early, status: 1, canUseTimes: 0 })]).toEqual([
      ...['code-refunded', 'code-used'],
    ])
    expect(why({ ...early, status: 6, canUseTimes: 2 })).toBeUndefined()
  })

  it('of what has to be booked needs a day that is confirmed, for its first use', () => {
    const booked = (free: number) => ({ booked: { isNeeded: true, free } })
    expect([why(booked(0)), why(booked(1))]).toEqual(['code-unbooked', undefined])
    expect(why({ ...booked(0), status: 6 })).toBeUndefined()
  })
})

describe('the rule of a line’s codes', () => {
  it('[B3] says how often each is used, and how often in a day', () => {
    const rules = [{}, { useTimes: 5 }, { useTimes: 20, timesPerDay: 1 }, { useTimes: 3, continuous: true }]
    expect(rules.map(verifyRuleText)).toEqual([
      ...['一码一用', '可用 5 次', '可用 20 次，每天最多 1 次', '可连续使用，共 3 次'],
    ])
  })
})

describe('the last day of a line’s codes', () => {
  it('is its own, else so many days after it was paid as its product says', () => {
    const paid = '2026-11-20'
    expect(lastDayOf({ usingEndDate: '2026-12-01', validDays: 5 }, paid)).toBe('2026-12-01')
    expect([lastDayOf({ validDays: 5 }, paid), lastDayOf({}, paid)]).toEqual(['2026-11-25', '2027-05-19'])
  })
})
