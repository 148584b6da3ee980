import { copyEvent, plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { orderFactsProps, type OrderFactsProps } from './props.schema.ts'

export const orderFacts = {
  code: 'order-facts',
  category: 'orders',
  title: '订单信息',
  description: '订单号（可复制）、时间、状态、实付、预订人、手机号和备注。',
  props: orderFactsProps,
  defaults,
  events: {
    copy: copyEvent('复制订单号'),
    prices: plainEvent('点了价格明细'),
  },
  height: 196,
  emptyWhen: ['orderId'],
  load: () => import('./order-facts.tsx'),
} as const satisfies Widget<OrderFactsProps>
