import { orderContactSchema } from '../../schemas/domain/order.ts'
import { messageEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { bookingContactProps, type BookingContactProps } from './props.schema.ts'

export const bookingContact = {
  code: 'booking-contact',
  title: '联系人和留言',
  description: '确认预约：联系人、手机号、留言，提交。填的东西刷新后还在；重复提交只算一次。',
  props: bookingContactProps,
  events: {
    submit: {
      title: '提交预约',
      payload: {
        type: 'object',
        properties: {
          requestKey: { type: 'string', description: '这次预约的名字：重复提交只算一次' },
          date: { type: 'string', description: '哪一天' },
          lines: {
            type: 'array',
            description: '每样几份',
            items: {
              type: 'object',
              properties: { subOrderId: { type: 'string' }, copies: { type: 'integer', minimum: 0 } },
              required: ['subOrderId', 'copies'],
              additionalProperties: false,
            },
          },
          people: { type: 'integer', minimum: 1, description: '几位' },
          contact: orderContactSchema,
          remark: { type: 'string', description: '留言' },
        },
        required: ['requestKey', 'date', 'lines', 'people', 'contact', 'remark'],
        additionalProperties: false,
      },
    },
    invalid: messageEvent('没填对就提交了'),
    refused: messageEvent('没有提交成'),
  },
  height: 360,
  load: () => import('./booking-contact.tsx'),
} as const satisfies Widget<BookingContactProps>
