import type { OrderCoupon } from '../../schemas/domain/order-fill.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { OrderCouponProps } from './props.schema.ts'

const coupon = (couponId: string, couponName: string, more: Partial<OrderCoupon>): OrderCoupon => ({
  ...{ couponId, couponName, couponType: 0, discountMode: 2, denomination: 30, threshold: 200 },
  validUntil: '2026-12-20T23:59:00',
  ...more,
})
const usable = [
  coupon('1', '玩乐九折券', { couponType: 2, discountMode: 1, denomination: 90, threshold: 0, deduction: 65.6 }),
  coupon('2', '玩乐满减券', { deduction: 30, deductionType: 1 }),
]
const unusable = [
  coupon('3', '玩乐大额券', { denomination: 500, threshold: 5000, reason: '未满足使用门槛' }),
  coupon('4', '核销券', { couponType: 5, denomination: 0, threshold: 0, reason: '到店使用，不能抵扣订单' }),
]

export const examples: readonly Example<OrderCouponProps>[] = [
  { name: '没有券', props: {} },
  { name: '有能用的', props: { usable, unusable, memberDiscount: 32.8, levelName: '钻石会员' } },
  { name: '用了一张', props: { usable, unusable, used: '2', couponDiscount: 30 } },
  { name: '都不能用', props: { unusable, problem: '优惠券不可用：未满足使用门槛' } },
  { name: '预售', props: { presaleDeduction: 1999 } },
]
