import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { ticketDayProps, type TicketDayProps } from './props.schema.ts'

export const ticketDay = {
  code: 'ticket-day',
  category: 'products',
  title: '选择日期',
  description: '今天、明天、后天三个日子，和有价格、库存的日历。',
  props: ticketDayProps,
  events: {
    pick: {
      title: '选了一天',
      payload: {
        type: 'object',
        properties: { date: { type: 'string', title: '哪天', description: '例如 2026-11-20。' } },
        required: ['date'],
        additionalProperties: false,
      },
    },
    turn: plainEvent('到点了：能选的日子变了'),
  },
  height: 160,
  emptyWhen: ['days'],
  load: () => import('./ticket-day.tsx'),
} as const satisfies Widget<TicketDayProps>
