import { teamOrderSchema } from '../../schemas/domain/team.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { teamOrdersProps, type TeamOrdersProps } from './props.schema.ts'

export const teamOrders = {
  code: 'team-orders',
  category: 'promotions',
  title: '团内订单',
  description: '社群团的团长看的：团号（可复制）、每一单的收货人、份数和金额，团成功后逐单确认提货。',
  props: teamOrdersProps,
  events: {
    copy: {
      title: '点了复制团号',
      payload: {
        type: 'object',
        properties: { text: { type: 'string', title: '复制的文字' } },
        required: ['text'],
        additionalProperties: false,
      },
    },
    pickup: {
      title: '点了确认提货',
      payload: {
        type: 'object',
        properties: { order: teamOrderSchema },
        required: ['order'],
        additionalProperties: false,
      },
    },
  },
  height: 420,
  load: () => import('./team-orders.tsx'),
} as const satisfies Widget<TeamOrdersProps>
