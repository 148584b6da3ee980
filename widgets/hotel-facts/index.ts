import type { Widget } from '../../src/kit/widget.ts'
import { hotelFactsProps, type HotelFactsProps } from './props.schema.ts'

export const hotelFacts = {
  code: 'hotel-facts',
  category: 'products',
  title: '酒店概况',
  description: '几点入住、几点离店、哪年开业、有什么设施、在哪里。',
  props: hotelFactsProps,
  events: {
    copy: {
      title: '点了复制地址',
      payload: {
        type: 'object',
        properties: { text: { type: 'string', title: '地址' } },
        required: ['text'],
        additionalProperties: false,
      },
    },
  },
  height: 204,
  emptyWhen: ['checkInTime', 'checkOutTime', 'facilities', 'address'],
  load: () => import('./hotel-facts.tsx'),
} as const satisfies Widget<HotelFactsProps>
