import type { Coupon } from '../../schemas/domain/coupon.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { CouponStripProps } from './props.schema.ts'

const coupon = (couponId: string, over: Partial<Coupon>): Coupon => ({
  couponId,
  couponName: '满减券',
  couponType: 0,
  discountMode: 2,
  denomination: 50,
  threshold: 300,
  validFrom: '2026-11-01T00:00:00',
  validUntil: '2026-12-20T23:59:00',
  productTypes: [],
  productIds: [],
  stock: 9,
  description: '每单用一张。',
  ...over,
})

const coupons = [
  coupon('1', {}),
  coupon('2', { couponName: '心意礼券', couponType: 1, denomination: 20, threshold: 0 }),
  coupon('3', { couponName: '折扣券', couponType: 2, discountMode: 1, denomination: 90, threshold: 200 }),
  coupon('4', { couponName: '房晚抵扣券', couponType: 3, denomination: 1, threshold: 0 }),
  coupon('5', { couponName: '门票抵扣券', couponType: 4, denomination: 2, threshold: 0 }),
  coupon('6', { couponName: '核销券', couponType: 5, threshold: 0 }),
  coupon('7', { couponName: '权益券', couponType: 7, threshold: 0 }),
  coupon('8', { couponName: '抽奖券', couponType: 10, threshold: 0 }),
  coupon('9', { couponName: '手慢无', denomination: 120, stock: 0 }),
]

export const examples: readonly Example<CouponStripProps>[] = [
  { name: '一张', props: { coupons: coupons.slice(0, 1) } },
  { name: '每种一张，领过两张，一张领完', props: { coupons, received: ['1', '3'] } },
  { name: '没有', props: { coupons: [] } },
  {
    name: '文字很长',
    props: {
      coupons: coupons.map((one) => ({
        ...one,
        couponName: one.couponName.repeat(6),
        description: '每单限用一张。'.repeat(9),
      })),
    },
  },
]
