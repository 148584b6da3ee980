import { copyEvent, plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { orderCodesProps, type OrderCodesProps } from './props.schema.ts'

export const orderCodes = {
  code: 'order-codes',
  category: 'orders',
  title: '券码',
  description: '可以核销的券码：左右滑动看每一个，点开是二维码；打开后每 3 秒发出 poll 事件，最多 3 次。',
  props: orderCodesProps,
  events: {
    open: plainEvent('打开了二维码'),
    poll: plainEvent('二维码开着：重新取订单'),
    copy: copyEvent('复制券码'),
  },
  height: 412,
  emptyWhen: ['subOrders'],
  load: () => import('./order-codes.tsx'),
} as const satisfies Widget<OrderCodesProps>
