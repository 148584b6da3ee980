import type { FromSchema } from 'json-schema-to-ts'
import { bookingDaySchema, lineToBookSchema } from '../../schemas/domain/booking.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const bookingFormProps = {
  title: '选日期和份数',
  type: 'object',
  properties: {
    orderId: { type: 'string', minLength: 1, description: '哪个订单，写 {{ params.orderId }}：填的内容按订单记住' },
    days: { type: 'array', items: bookingDaySchema, description: '能看的每一天，写 {{ booking.days }}' },
    today: { type: 'string', description: '商城的今天，写 {{ booking.today }}' },
    lines: { type: 'array', items: lineToBookSchema, description: '每样还能约几份，写 {{ booking.lines }}' },
    date: { type: 'string', description: '开始时选中的日子，例如 {{ query.date }}' },
    button: { type: 'string', minLength: 1, maxLength: 8, description: '按钮的文字，默认 下一步' },
  },
  required: ['orderId', 'days', 'today', 'lines'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BookingFormProps = FromSchema<typeof bookingFormProps>
