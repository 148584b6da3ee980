import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { couponStripProps, type CouponStripProps } from './props.schema.ts'

export const couponStrip = {
  code: 'coupon-strip',
  category: 'promotions',
  title: '优惠券',
  description: '一行可以领的券；点开是每张券的面额、门槛、期限和领取按钮。',
  props: couponStripProps,
  defaults,
  events: {
    receive: {
      title: '点了领取',
      payload: {
        type: 'object',
        properties: { couponId: { type: 'string', names: 'coupon', title: '券' } },
        required: ['couponId'],
        additionalProperties: false,
      },
    },
  },
  height: 52,
  emptyWhen: ['coupons'],
  load: () => import('./coupon-strip.tsx'),
} as const satisfies Widget<CouponStripProps>
