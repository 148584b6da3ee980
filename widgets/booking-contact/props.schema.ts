import type { FromSchema } from 'json-schema-to-ts'
import { lineToBookSchema } from '../../schemas/domain/booking.ts'
import { orderContactSchema } from '../../schemas/domain/order.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const bookingContactProps = {
  title: '联系人和留言',
  type: 'object',
  properties: {
    orderId: { type: 'string', minLength: 1, description: '哪个订单，写 {{ params.orderId }}：填的内容按订单记住' },
    date: { type: 'string', description: '哪一天，写 {{ query.date }}' },
    lines: { type: 'string', description: '每样几份，写 {{ query.lines }}' },
    items: {
      type: 'array',
      items: lineToBookSchema,
      description: '订单里的每样，写 {{ booking.lines }}：说明约的是什么',
    },
    people: { type: 'string', description: '几位，写 {{ query.people }}' },
    contact: { ...orderContactSchema, description: '开始时的联系人，写 {{ booking.contact }}' },
    button: { type: 'string', minLength: 1, maxLength: 10, description: '按钮的文字，默认 提交预约' },
    result: submitStateSchema('提交的情况，写 {{ state.booked }}', { type: 'object', description: '接口的回答，不读' }),
  },
  required: ['orderId'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BookingContactProps = FromSchema<typeof bookingContactProps>
