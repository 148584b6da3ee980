import { mainOrderSchema } from '../domain/main-order.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const id = { mainOrderId: { type: 'string', minLength: 1, maxLength: 40, title: '主订单号' } } as const
/**
 * GET /online/order/mainOrder/{mainOrderId} (B3, B7 main order info; the path is in the style of its neighbours): the stay to which its
 * member buys more, as its order holds it; for nobody else.
 */
export const mainOrderInfo = {
  name: 'mainOrderInfo',
  title: { zh: '主订单', en: 'Main order' },
  source: 'B2.3, B3, B7',
  method: 'GET',
  path: '/online/order/mainOrder/:mainOrderId',
  params: { type: 'object', properties: id, required: ['mainOrderId'], additionalProperties: false },
  reply: envelope(mainOrderSchema),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: {
    with: { type: 'object', properties: id, required: ['mainOrderId'], additionalProperties: false },
    value: ['data'],
  },
} as const satisfies Contract
