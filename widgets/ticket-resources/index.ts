import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { ticketResourcesProps, type TicketResourcesProps } from './props.schema.ts'
import type { Annotations } from '../../schemas/json-schema.ts'

const text = (about: Annotations) => ({ type: 'string', ...about }) as const

export const ticketResources = {
  code: 'ticket-resources',
  category: 'products',
  title: '选择门票',
  description: '一天（一场）能买的门票，按组，每种可以加减张数；售罄的写 已售罄，互斥的只留一种。',
  props: ticketResourcesProps,
  defaults,
  events: {
    change: {
      title: '改了张数',
      payload: {
        type: 'object',
        properties: { picks: text({ title: '选了哪些、几张', description: '20010111:2,20010112:1' }) },
        required: ['picks'],
        additionalProperties: false,
      },
    },
    blocked: {
      title: '不能再加了',
      payload: {
        type: 'object',
        properties: { text: text({ title: '为什么' }) },
        required: ['text'],
        additionalProperties: false,
      },
    },
  },
  height: 420,
  emptyWhen: ['groups'],
  load: () => import('./ticket-resources.tsx'),
} as const satisfies Widget<TicketResourcesProps>
