import { invoiceOrderSchema } from '../domain/invoice.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: { orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' } },
  required: ['orderNo'],
  additionalProperties: false,
} as const

/** GET /sys/public-online/toc/toMobile/invoiceDetail/:orderNo (the path is in the style of its neighbours): an order and its invoice. */
export const invoiceDetail = {
  name: 'invoiceDetail',
  title: { zh: '发票', en: 'An invoice' },
  source: 'B2.5, B9',
  method: 'GET',
  path: '/sys/public-online/toc/toMobile/invoiceDetail/:orderNo',
  params,
  reply: envelope(invoiceOrderSchema),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: params, value: ['data'] },
} as const satisfies Contract
