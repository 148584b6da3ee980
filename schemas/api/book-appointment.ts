import { orderContactSchema, wantedCopiesSchema } from '../domain/order.ts'
import { REMARK_MOST } from '../domain/order-limits.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderId: { type: 'string', minLength: 1, maxLength: 40, description: '订单号' },
    requestKey: { type: 'string', minLength: 8, maxLength: 60, description: '页面生成一次：重复提交只算一次' },
    date: { type: 'string', maxLength: 10, description: '哪一天' },
    lines: { ...wantedCopiesSchema, description: '每样几份' },
    people: { type: 'integer', minimum: 1, maximum: 99, description: '几位' },
    contact: orderContactSchema,
    remark: { type: 'string', maxLength: REMARK_MOST, description: '留言' },
  },
  required: ['orderId', 'requestKey', 'lines', 'people', 'contact'],
  additionalProperties: false,
} as const

/** POST /online/capi/appointment/create (B2.9 Booking; the path is ours): books a day; a dearer one makes an order of the difference. */
export const bookAppointment = {
  name: 'bookAppointment',
  title: { zh: '提交预约', en: 'Book a day' },
  source: 'B2.9, B5',
  method: 'POST',
  path: '/online/capi/appointment/create',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      appointmentIds: { type: 'array', items: { type: 'string' } },
      appointmentId: { type: 'string', description: '第一个' },
      extraOrderId: { type: 'string', description: '要先付的差价订单；没有就不用付' },
      isEarlier: { type: 'boolean', description: '是之前用同一个 requestKey 提交的那一次，内容不一样：这次的没有提交' },
    },
    required: ['appointmentIds', 'appointmentId'],
    additionalProperties: false,
  }),
  problems: [
    ...(['invalid-request', 'not-logged-in', 'not-found', 'booking-closed', 'booking-no-day'] as const),
    ...(['booking-no-copies', 'booking-too-many', 'booking-too-soon', 'booking-full'] as const),
    ...(['booking-people', 'booking-exchanged'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
