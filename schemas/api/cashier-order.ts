import { cashierOrderSchema, cashierQuery, cashierWays } from '../domain/cashier.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
    extraNo: cashierQuery.extraNo,
    orderType: cashierQuery.orderType,
    platform: cashierQuery.platform,
    ...cashierWays,
  },
  required: ['orderNo'],
  additionalProperties: false,
} as const

/** POST /online/payment/order/query (A7 cashier; the path is in the style of its neighbours) -> what is to be paid, for its buyer alone. */
export const cashierOrder = {
  name: 'cashierOrder',
  title: { zh: '收银台的订单', en: 'An order at the cashier' },
  source: 'A2, A7',
  method: 'POST',
  path: '/online/payment/order/query',
  body,
  reply: envelope({
    type: 'object',
    properties: { orderInfo: cashierOrderSchema },
    required: ['orderInfo'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: body, value: ['data', 'orderInfo'] },
} as const satisfies Contract
