import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { orderProductProps, type OrderProductProps } from './props.schema.ts'

export const orderProduct = {
  code: 'order-product',
  category: 'orders',
  title: '订单商品',
  description: '订单里的商品：图片、名字、日期，点开是商品；旁边有交易快照。',
  props: orderProductProps,
  events: {
    select: plainEvent('点了商品'),
    snapshot: plainEvent('点了交易快照'),
  },
  height: 132,
  emptyWhen: ['name'],
  load: () => import('./order-product.tsx'),
} as const satisfies Widget<OrderProductProps>
