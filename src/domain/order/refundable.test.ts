import { describe, expect, it } from 'vitest'
import type { BizCodeStatus } from '../../../schemas/domain/order-status.ts'
import { refundableCount, refundObstacle } from './refundable.ts'

const line = (...groups: BizCodeStatus[][]) => ({ resourceType: 64, groups, pending: 0 })

describe('[B5] how many copies can be given back', () => {
  it('are those with no code redeemed, refunded, being refunded or void', () => {
    expect(refundableCount(line([-1], [0], [5], [1], [2], [3], [4]))).toBe(3)
  })

  it('[B9] a package of which a part was used is not one of them', () => {
    expect(refundableCount(line([0, 1], [0, 6], [0, 0]))).toBe(1)
  })

  it('less those of refunds under way', () => {
    expect(refundableCount({ ...line([0], [0]), pending: 1 })).toBe(1)
    expect(refundableCount({ ...line([0]), pending: 4 })).toBe(0)
  })

  it('are none of a line whose type is not 64 or 65', () => {
    expect([63, 64, 65, 66].map((resourceType) => refundableCount({ ...line([0]), resourceType }))).toEqual([
      0, 1, 1, 0,
    ])
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
