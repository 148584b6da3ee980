import { describe, expect, it } from 'vitest'
import type { Coupon } from '../../../schemas/domain/coupon.ts'
import { couponDeduction, couponObstacle } from './coupon-deduction.ts'

const NOW = '2026-11-20T10:00:00'
const basket = { productId: '650101', productType: 65, unitFens: [30_000, 20_000], totalFen: 50_000 }
const coupon = (more: Partial<Coupon>): Coupon => ({
  ...{ couponId: '1', couponName: '券', couponType: 0, discountMode: 2, denomination: 50, threshold: 300, stock: 1 },
  ...{ validFrom: '2026-11-20T00:00:00', validUntil: '2026-12-20T23:59:00', productTypes: [], productIds: [] },
  ...more,
})

describe('what a coupon takes off an order (A3, B3)', () => {
  it.each([
    ['a fixed amount', { denomination: 50 }, 5_000],
    ['no more than there is to pay', { denomination: 900 }, 50_000],
    ['a percentage', { couponType: 2, discountMode: 1, denomination: 90 }, 5_000],
    ['a percentage, up to its most', { couponType: 2, discountMode: 1, denomination: 90, mostOff: 20 }, 2_000],
    ['a percentage below its most', { couponType: 2, discountMode: 1, denomination: 90, mostOff: 80 }, 5_000],
    ['the dearest night', { couponType: 3, denomination: 1 }, 30_000],
    ['as many tickets as it says', { couponType: 4, denomination: 2 }, 50_000],
    ['as many as there are', { couponType: 4, denomination: 9 }, 50_000],
  ] as const)('%s', (_what, more, fen) => {
    expect(couponDeduction(coupon(more), basket)).toBe(fen)
  })
})

describe('a coupon can’t be used', () => {
  it.each([
    ['for another product', { productIds: ['1'] }, '不适用于本商品'],
    ['for another type of product', { productTypes: [30] }, '不适用于本商品'],
    ['of a brand whose coupons the shop does not take', { brandId: 600 }, '不适用于本商品'],
    ['before its time', { validFrom: '2026-11-20T10:00:01' }, '不在有效期内'],
    ['after its time', { validUntil: NOW }, '不在有效期内'],
    ['below its threshold', { threshold: 500.01 }, '未满足使用门槛'],
    ['when it is for the counter', { couponType: 5 }, '到店使用，不能抵扣订单'],
  ] as const)('%s', (_why, more, word) => {
    expect(couponObstacle(coupon(more as Partial<Coupon>), basket, NOW)).toBe(word)
  })

  it('but for what it is for it can, from its threshold on', () => {
    expect(
      couponObstacle(coupon({ threshold: 500, productTypes: [65], productIds: ['650101'] }), basket, NOW),
    ).toBeUndefined()
  })
})
