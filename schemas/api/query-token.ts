import { cashierQuery, cashierWays } from '../domain/cashier.ts'
import { payWays } from '../domain/pay-way.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
    way: { type: 'string', enum: payWays.map(({ way }) => way), title: '用什么付' },
    ...cashierWays,
    ...cashierQuery,
  },
  required: ['orderNo'],
  additionalProperties: false,
} as const

/**
 * POST /online/payment/queryToken (A7 cashier) -> a try to pay, and where to pay. Asked twice for the same way it is the same try. When there
 * can be none: 生成支付信息失败 (A5).
 */
export const queryToken = {
  name: 'queryToken',
  title: { zh: '生成支付信息', en: 'Begin a payment' },
  source: 'A5, A7',
  method: 'POST',
  path: '/online/payment/queryToken',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      payId: { type: 'string', title: '支付号' },
      payUrl: { type: 'string', title: '付款的地方', description: '按地址本身打开。' },
    },
    required: ['payId', 'payUrl'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'payment-not-begun'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
