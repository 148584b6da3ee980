import { bookingDaysProperties } from '../domain/booking.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    id: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      names: 'product',
      title: '商品',
      description: '也可以是自己的订单号。',
    },
  },
  required: ['id'],
  additionalProperties: false,
} as const

/** GET /online/capi/appointment/stock/:id (B4: types 66 and 67 show the booking inventory; the path is ours): of a product, or of my order's. */
export const bookingStock = {
  name: 'bookingStock',
  title: { zh: '预约库存', en: 'The booking inventory of a product' },
  source: 'B2.9, B4',
  method: 'GET',
  path: '/online/capi/appointment/stock/:id',
  params,
  reply: envelope({
    type: 'object',
    properties: { productId: { type: 'string' }, productName: { type: 'string' }, ...bookingDaysProperties },
    required: ['productId', 'productName', 'rule', 'today', 'days'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: true,
  page: { with: params, value: ['data'] },
} as const satisfies Contract
