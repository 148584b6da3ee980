import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { orderStatusProps, type OrderStatusProps } from './props.schema.ts'

export const orderStatus = {
  code: 'order-status',
  category: 'orders',
  title: '订单状态',
  description: '订单顶部的状态：待支付时有倒计时和去支付的按钮，时间到了发出 over 事件。',
  props: orderStatusProps,
  events: {
    pay: plainEvent('点了去支付'),
    over: plainEvent('付款时间到了：重新取订单'),
  },
  height: 136,
  emptyWhen: ['statusText'],
  load: () => import('./order-status.tsx'),
} as const satisfies Widget<OrderStatusProps>
