import type { Contract } from './contract.ts'
import { envelope, requested } from './envelope.ts'

const body = requested({
  type: 'object',
  properties: { orderId: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['orderId'],
  additionalProperties: false,
})

/** POST /online/order/receipt/create (the path is in the style of its neighbours): the buyer has the goods. Said twice, the first counts. */
export const receiveOrder = {
  name: 'receiveOrder',
  title: { zh: '确认收货', en: 'Confirm that goods came' },
  source: 'B2.9, B7',
  method: 'POST',
  path: '/online/order/receipt/create',
  body,
  reply: envelope({
    type: 'object',
    properties: { orderId: { type: 'string' } },
    required: ['orderId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'not-shipped'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
