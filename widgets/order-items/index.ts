import type { Widget } from '../../src/kit/widget.ts'
import { orderItemsProps, type OrderItemsProps } from './props.schema.ts'

export const orderItems = {
  code: 'order-items',
  title: '下单的商品',
  description: '下单页上选的是什么：图片、名字、日期或几晚、份数、单价，以及能不能退改。价格都是服务器算的。',
  props: orderItemsProps,
  height: 220,
  load: () => import('./order-items.tsx'),
} as const satisfies Widget<OrderItemsProps>
