import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { refundListProps, type RefundListProps } from './props.schema.ts'

export const refundList = {
  code: 'refund-list',
  category: 'orders',
  title: '退款记录',
  description: '一个订单的退款申请，新的在前：状态、时间、份数、原因，退款中和退款成功的有金额。',
  props: refundListProps,
  defaults,
  events: {
    select: {
      title: '点了一次申请',
      payload: {
        type: 'object',
        properties: { refundId: { type: 'string', title: '哪一次' } },
        required: ['refundId'],
        additionalProperties: false,
      },
    },
  },
  height: 320,
  load: () => import('./refund-list.tsx'),
} as const satisfies Widget<RefundListProps>
