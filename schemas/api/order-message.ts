import { orderDetailSchema } from '../domain/order-detail.ts'
import type { Contract } from './contract.ts'
import { acknowledgement } from './envelope.ts'

const body = {
  type: 'object',
  properties: { orderId: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' } },
  required: ['orderId'],
  additionalProperties: false,
} as const

/** POST /online/order/message (B7 order message; the path is in the style of its neighbours) -> the same as orderDetailQuery, acknowledged. */
export const orderMessage = {
  name: 'orderMessage',
  title: { zh: '订单消息', en: 'The message of an order' },
  source: 'B3, B7',
  method: 'POST',
  path: '/online/order/message',
  body,
  reply: {
    type: 'object',
    properties: { ...acknowledgement, orderDetail: orderDetailSchema },
    required: ['responseStatus', 'orderDetail'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['responseStatus', 'ack'], is: 'SUCCESS' },
  page: { with: body, value: ['orderDetail'] },
} as const satisfies Contract
