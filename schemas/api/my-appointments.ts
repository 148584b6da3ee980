import { appointmentSchema } from '../domain/booking.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: { id: { type: 'string', maxLength: 40, title: '只要这个商品或订单的', description: '空是全部。' } },
  additionalProperties: false,
} as const

const orderToBookSchema = {
  type: 'object',
  properties: {
    orderId: { type: 'string' },
    productName: { type: 'string' },
    picture: { type: 'string' },
    bookable: { type: 'integer', minimum: 1, title: '还能约几份' },
  },
  required: ['orderId', 'productName', 'picture', 'bookable'],
  additionalProperties: false,
} as const

/** GET /online/capi/appointment/mine (B2.9 appointments; the path is ours): my appointments, and orders of mine that can be booked. */
export const myAppointments = {
  name: 'myAppointments',
  title: { zh: '我的预约', en: 'My appointments' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/appointment/mine',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      appointments: { type: 'array', items: appointmentSchema, title: '最近的在前' },
      orders: { type: 'array', items: orderToBookSchema, title: '还能预约的订单' },
    },
    required: ['appointments', 'orders'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
