import { copyEvent, plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { orderShipmentProps, type OrderShipmentProps } from './props.schema.ts'

export const orderShipment = {
  code: 'order-shipment',
  category: 'orders',
  title: '收货和物流',
  description: '寄到哪里，发货没有，快递公司和物流单号（可复制），收到后确认收货。',
  props: orderShipmentProps,
  events: {
    copy: copyEvent('复制物流单号'),
    receive: plainEvent('点了确认收货'),
  },
  height: 220,
  emptyWhen: ['delivery'],
  load: () => import('./order-shipment.tsx'),
} as const satisfies Widget<OrderShipmentProps>
