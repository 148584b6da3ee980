import type { Widget } from '../../src/kit/widget.ts'
import { orderTravellersProps, type OrderTravellersProps } from './props.schema.ts'

export const orderTravellers = {
  code: 'order-travellers',
  category: 'orders',
  title: '出行人',
  description: '出行人和证件，证件号只显示头尾。',
  props: orderTravellersProps,
  height: 140,
  static: true,
  emptyWhen: ['passengers'],
  load: () => import('./order-travellers.tsx'),
} as const satisfies Widget<OrderTravellersProps>
