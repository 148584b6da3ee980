import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { ticketNoticesProps, type TicketNoticesProps } from './props.schema.ts'

export const ticketNotices = {
  code: 'ticket-notices',
  category: 'products',
  title: '购票说明',
  description: '退款、实名和服务保障各一行；服务保障点开看退款流程。',
  props: ticketNoticesProps,
  defaults,
  events: { promise: plainEvent('点了服务保障') },
  height: 210,
  load: () => import('./ticket-notices.tsx'),
} as const satisfies Widget<TicketNoticesProps>
