import { describe, expect, it } from 'vitest'
import type { RefundTerms } from '../../../schemas/domain/refund-rule.ts'
import {
  isNeverRefunded,
  isRefundedUntilUsed,
  refundedFen,
  refundRules,
  refundRuleText,
  refundShareAt,
  refundShareText,
  soldPolicy,
  endOfUse,
} from './refund-rule.ts'

const { untilUsed, dayBefore, never, posted, lessUses, byService, untilGiven } = refundRules
/** A sunset trip on 25 November, from 17:00 to 18:30. */
const trip: RefundTerms = { rule: dayBefore, text: '', useDay: '2026-11-25', useEnd: '2026-11-25T18:30' }
const percentAt = (terms: RefundTerms, clock: string) => refundShareAt(terms, clock).percent

describe('[B3] the words of a rule', () => {
  it.each([
    [untilUsed, '未使用随时可退，部分使用后未使用的部分不再单独退款；退款预计 1-3 个工作日原路返回。'],
    [dayBefore, '使用日前一天 18:00 前可免费取消，之后取消收取 50%；当日未使用不退。'],
    [never, '特价产品，售出后不退不改，如遇天气等不可抗力关闭可全额退款。'],
    [posted, '签收后 7 天内未使用可退换，退货运费由买家承担；质量问题由我们承担。'],
    [{ ...posted, receivedDays: 15 }, '签收后 15 天内未使用可退换，退货运费由买家承担；质量问题由我们承担。'],
    [lessUses, '未使用随时可退；使用后按已使用项目的门市价扣除。'],
    [byService, '未使用可退，请联系商家客服办理；部分使用后未使用的部分不再单独退款。'],
    [untilGiven, '未使用、未转赠随时可退，退款预计 1-3 个工作日原路返回。'],
    [
      {
        steps: [
          { days: 7, time: '12:00', percent: 100 },
          { days: 0, time: '08:00', percent: 80 },
        ],
        ...{ later: 0, over: 0 },
      },
      '使用日前 7 天 12:00 前可免费取消，使用日当天 08:00 前取消收取 20%，之后不可取消；当日未使用不退。',
    ],
    [{ steps: [], later: 90, over: 30 }, '取消收取 10%；当日未使用退 30%。'],
  ])('say all that it does: %j', (rule, text) => {
    expect(refundRuleText(rule)).toBe(text)
  })

  it('tell what is always given back, and what never is', () => {
    expect([untilUsed, dayBefore, never].map(isRefundedUntilUsed)).toEqual([true, false, false])
    expect([posted, lessUses, byService, untilGiven].map(isRefundedUntilUsed)).toEqual([false, false, true, true])
    expect([posted, lessUses, byService, untilGiven].some(isNeverRefunded)).toBe(false)
    expect([untilUsed, dayBefore, never].map(isNeverRefunded)).toEqual([false, false, true])
  })
})

describe('[B3] what comes back of what has a day', () => {
  it.each([
    ['weeks before', '2026-11-01T09:00:00', 100],
    ['in the last second before the deadline', '2026-11-24T17:59:59', 100],
    ['as the deadline strikes', '2026-11-24T18:00:00', 50],
    ['a second after it', '2026-11-24T18:00:01', 50],
    ['while the session goes on', '2026-11-25T18:29:59', 50],
    ['as the session ends', '2026-11-25T18:30:00', 0],
    ['after the session', '2026-11-25T18:30:01', 0],
    ['when the day is over', '2026-11-26T00:00:00', 0],
  ])('%s', (_when, clock, percent) => {
    expect(percentAt(trip, clock)).toBe(percent)
  })

  it('without a session it can be used until its last day is over', () => {
    const day = { ...trip, useEnd: endOfUse('2026-11-25') }
    expect(['2026-11-25T23:59:59', '2026-11-26T00:00:00'].map((clock) => percentAt(day, clock))).toEqual([50, 0])
  })

  it('a session that goes on past midnight ends on the next day', () => {
    expect(endOfUse('2026-12-31', { begin: '22:00', end: '00:30' })).toBe('2027-01-01T00:30')
    expect(endOfUse('2026-12-31', { begin: '17:00', end: '18:30' })).toBe('2026-12-31T18:30')
  })

  it('a deadline of after the session does not keep it open', () => {
    const rule = { steps: [{ days: 0, time: '20:00', percent: 100 }], later: 50, over: 0 }
    expect(['2026-11-25T18:29:59', '2026-11-25T18:30:00'].map((clock) => percentAt({ ...trip, rule }, clock))).toEqual([
      50, 0,
    ])
  })

  it('is all of it until it is used, or nothing, where the rule says so', () => {
    const clocks = ['2026-11-01T00:00:00', '2026-11-25T18:00:00', '2027-01-01T00:00:00']
    expect(clocks.map((clock) => refundShareAt({ ...trip, rule: untilUsed }, clock))).toEqual(
      clocks.map(() => ({ percent: 100 })),
    )
    expect(clocks.map((clock) => percentAt({ ...trip, rule: never }, clock))).toEqual([0, 0, 0])
  })
})

describe('[B3] what comes back of goods that are sent by post', () => {
  const terms: RefundTerms = { rule: posted, text: '' }

  it.each([
    ['before they came', '2027-06-01T00:00:00', undefined, { percent: 100 }],
    ['on the day', '2026-11-19T09:00:00', '2026-11-19', { percent: 100, until: '2026-11-27T00:00', then: 0 }],
    [
      'on the seventh day after',
      '2026-11-26T23:59:59',
      '2026-11-19',
      { percent: 100, until: '2026-11-27T00:00', then: 0 },
    ],
    ['then', '2026-11-27T00:00:00', '2026-11-19', { percent: 0 }],
    [
      'over the end of the year',
      '2027-01-05T23:59:59',
      '2026-12-29',
      { percent: 100, until: '2027-01-06T00:00', then: 0 },
    ],
  ])('%s', (_when, clock, receivedDay, share) => {
    expect(refundShareAt(terms, clock, receivedDay)).toEqual(share)
  })
})

it('[B3] what is used often says what each use takes off', () => {
  const share = refundShareAt({ rule: lessUses, text: '', gateFen: 13_400 }, '2026-11-20T12:00:00')
  expect(share).toEqual({ percent: 100, perUse: 134 })
  expect(refundShareText(share)).toBe('按退改政策，未使用可全额退，用过的每次按门市价扣 134 元')
})

it('[B3] what has no day has no deadline: it comes back as long as it is unused', () => {
  expect(refundShareAt({ rule: dayBefore, text: '' }, '2027-01-01T00:00:00')).toEqual({ percent: 100 })
  expect(refundShareAt({ rule: never, text: '' }, '2026-11-01T00:00:00')).toEqual({ percent: 0 })
})

it.each([
  ['2026-11-24T17:59:59', '按退改政策，11月24日 18:00 前可全额退，之后退 50%'],
  ['2026-11-24T18:00:00', '按退改政策，11月25日 18:30 前退 50%，之后不退'],
  ['2026-11-25T18:30:00', '按退改政策，现在不能退'],
])('the buyer reads at %s: %s', (clock, text) => {
  expect(refundShareText(refundShareAt(trip, clock))).toBe(text)
})

it('the buyer of what is refunded until it is used reads that it comes back whole', () => {
  expect(refundShareText({ percent: 100 })).toBe('按退改政策，未使用可全额退')
})

it.each([
  [32_800, 100, 32_800],
  [32_800, 50, 16_400],
  [99, 50, 50],
  [1, 50, 1],
  [32_800, 0, 0],
])('of %i fen %i percent are %i: what the shop keeps is rounded down', (paid, percent, back) => {
  expect(refundedFen(paid, percent)).toBe(back)
})

it('[B3] things that are given back in one way say it once, in several each by its name', () => {
  const sold = (name: string, rule: keyof typeof refundRules) => ({
    name,
    refundTerms: { rule: refundRules[rule], text: rule },
  })
  expect(soldPolicy([{ name: '房间' }])).toBeUndefined()
  expect(soldPolicy([sold('成人票', 'never'), sold('儿童票', 'never'), { name: '房间' }])).toBe('never')
  expect(soldPolicy([sold('成人票', 'never'), sold('套餐', 'untilUsed')])).toBe('成人票：never\n套餐：untilUsed')
})
