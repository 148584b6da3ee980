import type { Widget } from '../../src/kit/widget.ts'
import { bookingCalendarProps, type BookingCalendarProps } from './props.schema.ts'

export const bookingCalendar = {
  code: 'booking-calendar',
  category: 'products',
  title: '预约日历',
  description: '一个月一个月的预约库存：每天还有多少、要不要补差价。选一天发出 pick 事件；不能选的日子按不动。',
  props: bookingCalendarProps,
  events: {
    pick: {
      title: '选了一天',
      payload: {
        type: 'object',
        properties: { date: { type: 'string', title: '哪一天' } },
        required: ['date'],
        additionalProperties: false,
      },
    },
  },
  height: 760,
  emptyWhen: ['days'],
  load: () => import('./booking-calendar.tsx'),
} as const satisfies Widget<BookingCalendarProps>
