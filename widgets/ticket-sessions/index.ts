import type { Widget } from '../../src/kit/widget.ts'
import { ticketSessionsProps, type TicketSessionsProps } from './props.schema.ts'

export const ticketSessions = {
  code: 'ticket-sessions',
  category: 'products',
  title: '选择场次',
  description: '一天里的几场，写着时间；售罄和已结束的不能选。',
  props: ticketSessionsProps,
  events: {
    pick: {
      title: '选了一场',
      payload: {
        type: 'object',
        properties: { sessionId: { type: 'string', title: '场次编号' } },
        required: ['sessionId'],
        additionalProperties: false,
      },
    },
  },
  height: 122,
  emptyWhen: ['sessions'],
  load: () => import('./ticket-sessions.tsx'),
} as const satisfies Widget<TicketSessionsProps>
