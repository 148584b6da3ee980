import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { migrations } from './migrations.ts'
import { orderActionsProps, type OrderActionsProps } from './props.schema.ts'

export const orderActions = {
  code: 'order-actions',
  category: 'orders',
  title: '订单操作',
  description: '对订单能做的事：取消、点评、申请退款、退款记录、发票、预约；能做什么由接口的 actions 说。',
  props: orderActionsProps,
  migrations,
  events: {
    cancel: plainEvent('取消订单：取消前会先问一次'),
    commentWrite: plainEvent('写点评'),
    commentDetail: plainEvent('看自己的点评'),
    refund: plainEvent('申请退款'),
    refundList: plainEvent('退款记录'),
    invoice: plainEvent('申请发票'),
    progress: plainEvent('发票进度'),
    appointment: plainEvent('预约使用'),
    again: plainEvent('再次预订'),
    camp: plainEvent('营地入口'),
  },
  height: 44,
  emptyWhen: ['actions'],
  load: () => import('./order-actions.tsx'),
} as const satisfies Widget<OrderActionsProps>
