import type { Widget } from '../../src/kit/widget.ts'
import { myCouponsProps, type MyCouponsProps } from './props.schema.ts'

export const myCoupons = {
  code: 'my-coupons',
  category: 'members',
  title: '我的优惠券',
  description:
    '我的优惠券：类型、面额、门槛、有效期、说明；可用的有去使用，用了和过期的是灰的；不能用于问的商品时说原因。',
  props: myCouponsProps,
  events: {
    select: {
      title: '点了去使用',
      payload: {
        type: 'object',
        properties: { couponId: { type: 'string', title: '哪张券' } },
        required: ['couponId'],
        additionalProperties: false,
      },
    },
  },
  height: 560,
  emptyWhen: ['coupons'],
  load: () => import('./my-coupons.tsx'),
} as const satisfies Widget<MyCouponsProps>
