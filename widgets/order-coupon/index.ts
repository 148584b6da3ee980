import type { Widget } from '../../src/kit/widget.ts'
import { orderCouponProps, type OrderCouponProps } from './props.schema.ts'

export const orderCoupon = {
  code: 'order-coupon',
  title: '订单的优惠',
  description: '下单页上的优惠：会员优惠、优惠券、预售抵扣。点优惠券选一张，能用的写能抵多少，不能用的写原因。',
  props: orderCouponProps,
  events: {
    pick: {
      title: '选了一张券，或不用券',
      payload: {
        type: 'object',
        properties: { couponId: { type: 'string', description: '券的 id；不用是空的' } },
        required: ['couponId'],
        additionalProperties: false,
      },
    },
  },
  height: 120,
  load: () => import('./order-coupon.tsx'),
} as const satisfies Widget<OrderCouponProps>
