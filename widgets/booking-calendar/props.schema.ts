import type { FromSchema } from 'json-schema-to-ts'
import { bookingDaySchema } from '../../schemas/domain/booking.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const bookingCalendarProps = {
  title: '预约日历',
  type: 'object',
  properties: {
    days: { type: 'array', items: bookingDaySchema, title: '能看的每一天', description: '写 {{ booking.days }}。' },
    today: { type: 'string', title: '商城的今天', description: '写 {{ booking.today }}。' },
    selected: { type: 'string', title: '选中的日子', description: '例如 {{ query.date }}。' },
    title: { type: 'string', maxLength: 20, title: '标题', description: '没有就不写。' },
    note: { type: 'string', maxLength: 80, title: '标题下面的一句话' },
  },
  required: ['days', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BookingCalendarProps = FromSchema<typeof bookingCalendarProps>
