import type { Widget } from '../../src/kit/widget.ts'
import { orderPricesProps, type OrderPricesProps } from './props.schema.ts'

export const orderPrices = {
  code: 'order-prices',
  category: 'orders',
  title: '价格明细',
  description: '价格明细：几种、共几份，每样多少钱，减了多少，合计多少。',
  props: orderPricesProps,
  height: 240,
  static: true,
  emptyWhen: ['lines'],
  load: () => import('./order-prices.tsx'),
} as const satisfies Widget<OrderPricesProps>
