import { describe, expect, it } from 'vitest'
import { activityNeeds, isAtActivityPrice } from './activity-stock.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')
const activity = (type: 1 | 2 | 3, more: object = {}) => ({
  productActivity: {
    ...{ activityId: '7002', activityCode: 'SK7002', price: 99, type, subType: 0 as const, stock: 60 },
    ...{ startDate: '2026-11-20T00:00:00', endDate: '2026-11-21T22:00:00' },
    ...more,
  },
})
const bargain = {
  ...{ isCutProduct: true, activityStatus: 2 as const, activityId: '1', activityProductId: '11' },
  ...{ cutGoalPrice: 49, leftPrice: 49 },
}

describe('the stock of an activity', () => {
  it('[B9] is of what is sold at its price: a flash sale that goes on, a bargain, a team’s', () => {
    expect(isAtActivityPrice(activity(1), {}, NOW)).toBe(true)
    expect(isAtActivityPrice(activity(1), {}, NOW + 2 * 86_400_000), 'it is over').toBe(false)
    expect(isAtActivityPrice({ ...activity(2), bargain }, {}, NOW)).toBe(true)
    expect([true, false].map((isGroup) => isAtActivityPrice(activity(3), { isGroup }, NOW))).toEqual([true, false])
    expect(isAtActivityPrice({}, {}, NOW)).toBe(false)
  })

  it('is one for everybody, and one for each member where they may have so many', () => {
    expect(activityNeeds(activity(1), 'm1')).toEqual([{ itemId: 'activity 7002', capacity: 60 }])
    expect(activityNeeds(activity(1, { limit: 2 }), 'm1')).toEqual([
      { itemId: 'activity 7002', capacity: 60 },
      { itemId: 'activity 7002 of m1', capacity: 2 },
    ])
    expect(activityNeeds({}, 'm1')).toEqual([])
  })
})
