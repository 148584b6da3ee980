import { describe, expect, it } from 'vitest'
import type { Coupon } from '../../../schemas/domain/coupon.ts'
import { beginText, couponFace, couponTag, isCouponFor, thresholdText, validText } from './coupon.ts'

const coupon: Coupon = {
  couponId: '1',
  couponName: '新人券',
  couponType: 0,
  discountMode: 2,
  denomination: 50,
  threshold: 300,
  validFrom: '2026-11-01T00:00:00',
  validUntil: '2026-12-20T23:59:00',
  productTypes: [],
  productIds: [],
  stock: 9,
}
const of = (over: Partial<Coupon>): Coupon => ({ ...coupon, ...over })
const goods = { id: '650101', productType: 65 }
const NOW = '2026-11-20T12:00:00'

describe('a coupon', () => {
  it('is for every product unless it names products or types', () => {
    expect(isCouponFor(coupon, goods, NOW)).toBe(true)
    expect(isCouponFor(of({ productTypes: [65] }), goods, NOW)).toBe(true)
    expect(isCouponFor(of({ productTypes: [68] }), goods, NOW)).toBe(false)
    expect(isCouponFor(of({ productIds: ['650102'] }), goods, NOW)).toBe(false)
  })

  it('is for nothing once it is over', () => {
    expect(isCouponFor(of({ validUntil: NOW }), goods, NOW)).toBe(false)
  })

  it('[A3] prints by its type what it is worth', () => {
    const face = (over: Partial<Coupon>) => Object.values(couponFace(of(over))).join('')
    expect([0, 1, 6].map((couponType) => face({ couponType: couponType as 0 }))).toEqual(['¥50', '¥50', '¥50'])
    expect(face({ couponType: 2, discountMode: 1, denomination: 95 })).toBe('9.5折')
    expect(face({ couponType: 3, denomination: 1 })).toBe('1晚')
    expect(face({ couponType: 4, denomination: 2 })).toBe('2张')
    expect(([5, 7, 10] as const).map((couponType) => face({ couponType }))).toEqual(['核销', '权益', '抽奖'])
  })

  it('[A3] says it shortly in a row', () => {
    expect(couponTag(coupon)).toBe('满 300 减 50')
    expect(couponTag(of({ threshold: 0 }))).toBe('立减 50 元')
    expect(couponTag(of({ couponType: 2, discountMode: 1, denomination: 90 }))).toBe('9折')
    expect(couponTag(of({ couponType: 3 }))).toBe('房晚抵扣券')
  })

  it('says from which amount and until when it counts', () => {
    expect([thresholdText(300), thresholdText(0)]).toEqual(['满 300 元可用', '无门槛'])
    expect(validText(coupon)).toBe('12月20日 23:59 前可用')
    expect(beginText(coupon, '2026-10-31T23:59:59')).toBe('11月1日 00:00 起可用')
    expect(beginText(coupon, coupon.validFrom)).toBeUndefined()
  })
})
