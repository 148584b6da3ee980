import { describe, expect, it } from 'vitest'
import { type BargainOffer, bargainStanding, bargainState, beginningOf, type BegunBargain } from './bargain.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const cut = { isCutProduct: true, activityStatus: 2 } as const
const activity = {
  ...{ activityId: '9', activityCode: 'KJ9', price: 58, type: 2 as const, subType: 0 as const, stock: 9 },
  ...{ startDate: '2026-11-18T10:00:00', endDate: '2026-11-25T22:00:00' },
}
const offer: BargainOffer = {
  bargain: { ...cut, activityId: '9', activityProductId: '91', cutGoalPrice: 58, leftPrice: 70 },
  activity,
  isSoldOut: false,
}
const mine: BegunBargain = { cutTeamId: 'c1', cutFen: 3400, leftFen: 3600, isBought: false }
const done: BegunBargain = { ...mine, cutFen: 7000, leftFen: 0 }

describe('how a bargain stands', () => {
  it('[B4] is decided by the shopper’s own: buy, continue, sold out, ended, bought', () => {
    const moves = ([10010, 10020, 10030, 10040, 10050, 10060] as const).map((cutStatus) => {
      const { move, button } = bargainStanding({ ...cut, cutStatus })
      return `${move} ${button}`
    })
    expect(moves).toEqual([
      'buy 底价购买',
      'continue 继续砍价',
      'none 已售罄',
      'none 已售罄',
      'none 已结束',
      'none 已购买',
    ])
  })

  it('[B4, B5] is an order to pay where one was made, in each of the six statuses: no second one can be made', () => {
    const moves = ([10010, 10020, 10030, 10040, 10050, 10060] as const).map(
      (cutStatus) => bargainStanding({ ...cut, cutStatus, orderNo: '1' }, true).button,
    )
    expect(new Set(moves)).toEqual(new Set(['去支付']))
  })

  it('[B4] is decided by the activity when there is none: not started, running, ended, at the goal price', () => {
    const moves = ([1, 2, 3, 4, 5] as const).map((activityStatus) => bargainStanding({ ...cut, activityStatus }).move)
    expect(moves).toEqual(['none', 'start', 'none', 'none', 'start'])
  })

  it('can’t begin when nothing is left, and says so; one that is over is over', () => {
    expect(bargainStanding(cut, true)).toMatchObject({ move: 'none', button: '已售罄' })
    expect(bargainStanding({ ...cut, activityStatus: 3 }, true).button).toBe('已结束')
  })

  it('is over for a product that is no bargain any more', () => {
    expect(bargainStanding({ ...cut, isCutProduct: false }).move).toBe('none')
  })
})

describe('where a bargain stands', () => {
  const statusOf = (own: BegunBargain, over: Partial<BargainOffer> = {}) =>
    bargainState({ ...offer, ...over }, own, NOW).cutStatus

  it('[B3] is the product’s for who has begun none, and theirs for who has', () => {
    const none = bargainState(offer, undefined, NOW)
    expect(none).toMatchObject({ cutPrice: 0, leftPrice: 70 })
    expect(none).not.toHaveProperty('cutStatus')
    expect(bargainState(offer, mine, NOW)).toMatchObject({ cutTeamId: 'c1', cutPrice: 34, leftPrice: 36 })
  })

  it('[B4] is 10020 while something is left to cut, 10010 at the goal price, 10060 once it is bought', () => {
    expect([statusOf(mine), statusOf(done), statusOf({ ...done, isBought: true })]).toEqual([10020, 10010, 10060])
  })

  it('[B4] is 10030 or, at the goal price, 10040 when nothing is left, and 10050 when the activity is over', () => {
    const over = { activity: { ...activity, endDate: '2026-11-20T12:00:00' } }
    expect([statusOf(mine, { isSoldOut: true }), statusOf(done, { isSoldOut: true })]).toEqual([10030, 10040])
    expect([statusOf(mine, over), statusOf(done, over)]).toEqual([10050, 10050])
  })

  it('[B4] has its activity’s time: not started, running, over', () => {
    const at = (startDate: string, endDate: string, activityStatus: 2 | 4 | 5) =>
      bargainState(
        { ...offer, bargain: { ...offer.bargain, activityStatus }, activity: { ...activity, startDate, endDate } },
        undefined,
        NOW,
      ).activityStatus
    const [past, before, after] = ['2026-11-01T10:00:00', '2026-11-20T11:00:00', '2026-11-20T13:00:00']
    expect([at(after, '2026-11-25T22:00:00', 2), at(before, after, 2), at(past, before, 2)]).toEqual([1, 2, 3])
    expect([at(past, before, 4), at(before, after, 5), at(past, before, 5)]).toEqual([4, 5, 3])
  })
})

describe('how a bargain begins', () => {
  it('[A7] takes a part of what is left, and leaves the rest to so many friends', () => {
    expect(beginningOf({ activityStatus: 2, leftPrice: 49, helpers: 4 })).toEqual({
      ...{ fullFen: 4900, ownFen: 1470, cutFen: 1470, leftFen: 3430, helpers: 4, state: 'cutting' },
    })
    expect(beginningOf({ activityStatus: 2, leftPrice: 49 }).helpers).toBe(3)
  })

  it('[B4] takes all of it where one starts at the goal price, or needs no friend', () => {
    const done = { fullFen: 4900, ownFen: 4900, cutFen: 4900, leftFen: 0, helpers: 0, state: 'reached' }
    expect(beginningOf({ activityStatus: 5, leftPrice: 49, helpers: 4 })).toEqual(done)
    expect(beginningOf({ activityStatus: 2, leftPrice: 49, helpers: 0 })).toEqual(done)
  })
})
