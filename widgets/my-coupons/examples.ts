import type { MemberCoupon } from '../../schemas/domain/member-coupon.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { MyCouponsProps } from './props.schema.ts'

const coupon: MemberCoupon = {
  ...{ couponId: '9001', couponName: '满减券', couponType: 0, deductionType: 3, discountMode: 2, denomination: 50 },
  ...{ threshold: 300, validFrom: '2026-11-20T00:00:00', validUntil: '2026-12-20T23:59:00', stock: 9 },
  ...{ productTypes: [65], productIds: [], description: '满 300 元立减，每单用一张。' },
  ...{ state: 'usable', receivedTime: '2026-11-20T08:00:00' },
}

export const examples: readonly Example<MyCouponsProps>[] = [
  { name: '一张', props: { coupons: [coupon] } },
  {
    name: '每种状态',
    props: {
      coupons: [
        coupon,
        { ...coupon, couponId: '9003', couponName: '折扣券', couponType: 2, discountMode: 1, denomination: 90 },
        { ...coupon, couponId: '9006', couponName: '核销券', couponType: 5, threshold: 0, deductionType: 1 },
        { ...coupon, couponId: '9002', couponName: '心意礼券', couponType: 1, state: 'used', orderId: '1' },
        { ...coupon, couponId: '9022', state: 'expired', deductionType: 2 },
        { ...coupon, couponId: '9004', couponType: 3, denomination: 1, obstacle: '不适用于本商品' },
      ],
    },
  },
  {
    name: '文字很长',
    props: {
      coupons: [
        {
          ...coupon,
          couponName: '澜途海景别墅与温泉山居'.repeat(4),
          description: '说明'.repeat(60),
          denomination: 88_888,
        },
      ],
      link: '/coupon-use?couponId=',
    },
  },
  { name: '在使用的那页', props: { coupons: [coupon], to: '/goods/650101' } },
]
