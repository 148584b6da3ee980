import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { dayBookingProps, type DayBookingProps } from './props.schema.ts'

export const dayBooking = {
  code: 'day-booking',
  category: 'products',
  title: '选日期和数量',
  description: '一个产品的日历、数量和合计，放在弹层里；不指定日期的产品没有日历。',
  props: dayBookingProps,
  defaults,
  events: {
    submit: {
      title: '选好了，去预订',
      payload: {
        type: 'object',
        properties: {
          productId: { type: 'string', names: 'product', title: '产品' },
          date: { type: 'string', title: '日期', description: '不指定日期的是空的。' },
          copies: { type: 'integer', minimum: 1, title: '份数' },
        },
        required: ['productId', 'date', 'copies'],
        additionalProperties: false,
      },
    },
    invalid: {
      title: '还不能预订',
      payload: {
        type: 'object',
        properties: { message: { type: 'string', title: '提示' } },
        required: ['message'],
        additionalProperties: false,
      },
    },
    turn: plainEvent('到点了：能选的日子变了'),
  },
  height: 640,
  emptyWhen: ['ticket'],
  load: () => import('./day-booking.tsx'),
} as const satisfies Widget<DayBookingProps>
