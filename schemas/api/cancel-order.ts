import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: { orderId: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['orderId'],
  additionalProperties: false,
})

/** POST /online/order/cancel/create (B7): ends an order of which nothing was paid (B4). One that is cancelled already stays so. */
export const cancelOrder = {
  name: 'cancelOrder',
  title: { zh: '取消订单', en: 'Cancel an order' },
  source: 'B4, B7',
  method: 'POST',
  path: '/online/order/cancel/create',
  body,
  reply: envelope({
    type: 'object',
    properties: { orderId: { type: 'string' } },
    required: ['orderId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'order-not-cancellable'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
