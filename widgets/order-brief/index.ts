import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { orderBriefProps, type OrderBriefProps } from './props.schema.ts'

export const orderBrief = {
  code: 'order-brief',
  category: 'orders',
  title: '订单里的商品',
  description: '一个订单买的商品：图片、名字、一句话和金额；可以点开。',
  props: orderBriefProps,
  events: { select: plainEvent('点了') },
  height: 112,
  load: () => import('./order-brief.tsx'),
} as const satisfies Widget<OrderBriefProps>
