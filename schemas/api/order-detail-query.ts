import { orderDetailSchema } from '../domain/order-detail.ts'
import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  title: '哪个订单',
  properties: { orderId: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' } },
  required: ['orderId'],
  additionalProperties: false,
})

/** POST /online/order/orderdetail/query (B7) -> the order, for its buyer alone. */
export const orderDetailQuery = {
  name: 'orderDetailQuery',
  title: { zh: '订单详情', en: 'An order' },
  source: 'B2.5, B3, B7',
  method: 'POST',
  path: '/online/order/orderdetail/query',
  body,
  reply: envelope(orderDetailSchema),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: body, value: ['data'] },
} as const satisfies Contract
