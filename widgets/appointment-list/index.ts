import type { Widget } from '../../src/kit/widget.ts'
import { appointmentListProps, type AppointmentListProps } from './props.schema.ts'

export const appointmentList = {
  code: 'appointment-list',
  category: 'orders',
  title: '预约列表',
  description: '预约一个个列出：约的什么、哪天、几份、状态；点了看详情。',
  props: appointmentListProps,
  events: {
    select: {
      title: '点了一个预约',
      payload: {
        type: 'object',
        properties: { appointmentId: { type: 'string', title: '哪个' } },
        required: ['appointmentId'],
        additionalProperties: false,
      },
    },
  },
  height: 240,
  emptyWhen: ['appointments'],
  load: () => import('./appointment-list.tsx'),
} as const satisfies Widget<AppointmentListProps>
