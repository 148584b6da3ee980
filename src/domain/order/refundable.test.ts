import { describe, expect, it } from 'vitest'
import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import { isLineRefundable, isTypeRefundable, refundableCount, refundObstacle, type RefundLine } from './refundable.ts'

const NOW = '2026-11-20T10:00:00'
const countOf = (line: RefundLine, now = NOW) => refundableCount(line, now)
const line = (...groups: BizCodeStatus[][]) => ({ resourceType: 64, groups, pending: 0 })

describe('[B5] how many copies can be given back', () => {
  it('are those with no code redeemed, refunded, being refunded or void', () => {
    expect(countOf(line([-1], [0], [5], [1], [2], [3], [4]))).toBe(3)
  })

  it('[B9] a package of which a part was used is not one of them', () => {
    expect(countOf(line([0, 1], [0, 6], [0, 0]))).toBe(1)
  })

  it('less those of refunds under way', () => {
    expect(countOf({ ...line([0], [0]), pending: 1 })).toBe(1)
    expect(countOf({ ...line([0]), pending: 4 })).toBe(0)
  })

  it('are none of a line whose type is not 64 or 65', () => {
    expect([63, 64, 65, 66].map((resourceType) => countOf({ ...line([0]), resourceType }))).toEqual([0, 1, 1, 0])
  })
})

describe('what has a rule of its own', () => {
  const stay = { ...line([0]), resourceType: 1, freeUntil: '2026-12-06T18:00' }

  it('[A3] a stay is given back until its free time is over, and not after', () => {
    const times = ['2026-12-06T17:59:59', '2026-12-06T18:00:00', '2026-12-07T00:00:00']
    expect(times.map((now) => countOf(stay, now))).toEqual([1, 0, 0])
  })

  it('[A3] a stay without a free time is not', () => {
    expect(countOf({ ...stay, freeUntil: undefined })).toBe(0)
    expect(isLineRefundable({ resourceType: 1 })).toBe(false)
  })

  it('[B9] orders of type 65 are not', () => {
    expect([31, 64, 65, 66].map(isTypeRefundable)).toEqual([true, true, false, true])
  })
})

describe('[B5] an application', () => {
  const good = { reason: 2, description: '', copies: [1, 0], refundable: [1, 2] }

  it('is sent when it is whole', () => {
    expect(refundObstacle(good)).toBeUndefined()
    expect(refundObstacle({ ...good, reason: 6, description: '天气' })).toBeUndefined()
  })

  it.each([
    ['needs something to give back', { refundable: [], copies: [] }, 'refund-no-lines'],
    ['needs a reason', { reason: undefined }, 'refund-no-reason'],
    ['needs one of the reasons', { reason: 9 }, 'refund-no-reason'],
    ['needs words for 其他', { reason: 6, description: ' ' }, 'refund-no-description'],
    ['needs copies', { copies: [0, 0] }, 'refund-no-copies'],
    ['asks for no more than there is', { copies: [2, 0] }, 'refund-too-many'],
  ])('%s', (_what, more, code) => {
    expect(refundObstacle({ ...good, ...more })).toBe(code)
  })
})
