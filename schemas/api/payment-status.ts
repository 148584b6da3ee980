import { cashierWays, payResultSchema } from '../domain/cashier.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
    payId: { type: 'string', maxLength: 40, title: '哪一次支付', description: '没有就是最近的一次。' },
    ...cashierWays,
  },
  required: ['orderNo'],
  additionalProperties: false,
} as const

/**
 * POST /online/payment/status (A4; the path is in the style of its neighbours) -> how paying went. While nothing is known the shop asks the
 * company.
 */
export const paymentStatus = {
  name: 'paymentStatus',
  title: { zh: '支付结果', en: 'How a payment went' },
  source: 'A4, A7',
  method: 'POST',
  path: '/online/payment/status',
  body,
  reply: envelope(payResultSchema),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: body, value: ['data'] },
} as const satisfies Contract
