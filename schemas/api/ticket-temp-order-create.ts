import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'string',
  minLength: 2,
  maxLength: 4000,
  contentMediaType: 'application/json',
  title: 'JSON 文字',
  $comment: 'productId、saleDate、sessionId、resources；resourceId、count。',
})

/**
 * POST /online/order/cache/temporder/create (A7): keeps the chosen tickets, to go on to order with. Refused when they can't be sold, or
 * when there are fewer (A4, A5).
 */
export const ticketTempOrderCreate = {
  name: 'ticketTempOrderCreate',
  title: { zh: '门票临时订单', en: 'Temporary order of tickets' },
  source: 'A4, A5, A7',
  method: 'POST',
  path: '/online/order/cache/temporder/create',
  body,
  reply: envelope({
    type: 'object',
    properties: { id: { type: 'string', title: '临时订单编号' } },
    required: ['id'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'not-on-sale', 'out-of-stock', 'order-unpaid'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
