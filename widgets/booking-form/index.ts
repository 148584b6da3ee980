import { messageEvent, plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { bookingFormProps, type BookingFormProps } from './props.schema.ts'

export const bookingForm = {
  code: 'booking-form',
  title: '选日期和份数',
  description: '预约：选一天，每样几份，一共几位。填的东西刷新后还在；下一步发出 next 事件。',
  props: bookingFormProps,
  events: {
    pick: {
      title: '选了一天',
      payload: {
        type: 'object',
        properties: { date: { type: 'string', description: '哪一天，写进地址的 date：刷新、返回后还在' } },
        required: ['date'],
        additionalProperties: false,
      },
    },
    next: {
      title: '填好了，下一步',
      payload: {
        type: 'object',
        properties: {
          date: { type: 'string', description: '哪一天' },
          lines: { type: 'string', description: '每样几份：子订单:份数，逗号相连' },
          people: { type: 'integer', minimum: 1, description: '几位' },
        },
        required: ['date', 'lines', 'people'],
        additionalProperties: false,
      },
    },
    invalid: messageEvent('没填完就按了下一步'),
    more: plainEvent('点了更多日期'),
  },
  height: 420,
  load: () => import('./booking-form.tsx'),
} as const satisfies Widget<BookingFormProps>
