import { stayPurchasesSchema } from '../domain/stay-purchases.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const id = { mainOrderId: { type: 'string', minLength: 1, maxLength: 40, title: '住宿的订单号' } } as const
const asked = { type: 'object', properties: id, required: ['mainOrderId'], additionalProperties: false } as const

/**
 * GET /online/order/mainOrder/{mainOrderId}/purchases (B2.3, B5; the path is in the style of its neighbours): what a stay's buyer can buy to
 * it until its last day, and what was bought; for nobody else.
 */
export const stayPurchases = {
  name: 'stayPurchases',
  title: { zh: '从住宿加购', en: 'Bought to a stay' },
  source: 'B2.3, B3, B5',
  method: 'GET',
  path: '/online/order/mainOrder/:mainOrderId/purchases',
  params: asked,
  reply: envelope(stayPurchasesSchema),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: asked, value: ['data'] },
} as const satisfies Contract
