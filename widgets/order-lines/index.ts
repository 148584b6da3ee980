import type { Widget } from '../../src/kit/widget.ts'
import { orderLinesProps, type OrderLinesProps } from './props.schema.ts'

export const orderLines = {
  code: 'order-lines',
  category: 'orders',
  title: '子订单',
  description: '订单里的每一样：名字、使用日期、份数和小计。',
  props: orderLinesProps,
  height: 160,
  static: true,
  emptyWhen: ['subOrders'],
  load: () => import('./order-lines.tsx'),
} as const satisfies Widget<OrderLinesProps>
