import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { ticketStatusProps, type TicketStatusProps } from './props.schema.ts'

export const ticketStatus = {
  code: 'ticket-status',
  category: 'products',
  title: '门票不可售',
  description: '门票现在不卖的时候说为什么：未发布、未到有效期、已过有效期、已下架。',
  props: ticketStatusProps,
  defaults,
  events: {
    more: plainEvent('点了看看别的'),
    turn: plainEvent('开始有效的那天到了：在售状态和能选的日子要重新取'),
  },
  height: 150,
  load: () => import('./ticket-status.tsx'),
} as const satisfies Widget<TicketStatusProps>
