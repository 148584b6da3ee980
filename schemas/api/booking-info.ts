import { appointmentSchema, bookingDaysProperties, lineToBookSchema } from '../domain/booking.ts'
import { orderContactSchema } from '../domain/order.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { orderId: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' } },
  required: ['orderId'],
  additionalProperties: false,
} as const

/** GET /online/capi/appointment/order/:orderId (B2.9 Booking; the path is ours): what of an order can be booked for which days, and is. */
export const bookingInfo = {
  name: 'bookingInfo',
  title: { zh: '订单的预约', en: 'What of an order can be booked' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/appointment/order/:orderId',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      orderId: { type: 'string' },
      productId: { type: 'string' },
      productName: { type: 'string' },
      picture: { type: 'string' },
      statusText: { type: 'string', title: '订单状态的字' },
      orderPath: { type: 'string', title: '订单详情的地址' },
      contact: orderContactSchema,
      bookable: { type: 'integer', minimum: 0, title: '一共还能约几份' },
      exchange: {
        type: 'number',
        minimum: 0,
        title: '是预售',
        description: '换成别的时抵扣多少元；不能换是 0。',
        $comment: 'B5。',
      },
      lines: { type: 'array', items: lineToBookSchema, title: '每样还能约几份' },
      ...bookingDaysProperties,
      appointments: { type: 'array', items: appointmentSchema, title: '这个订单的预约', description: '最近的在前。' },
    },
    required: [
      ...(['orderId', 'productId', 'productName', 'picture', 'statusText', 'orderPath', 'contact'] as const),
      ...(['bookable', 'exchange', 'lines', 'rule', 'today', 'days', 'appointments'] as const),
    ],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: params, value: ['data'] },
} as const satisfies Contract
