import { invoiceBodySchema } from '../domain/invoice.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' },
    ...invoiceBodySchema.properties,
  },
  required: ['orderNo', 'titleType', 'title', 'email'],
  additionalProperties: false,
} as const

/**
 * POST /sys/public-online/toc/toMobile/applyInvoice (B2.5; the path is in the style of its neighbours): applies for the invoice of an order.
 * Sent twice it is one.
 */
export const invoiceApply = {
  name: 'invoiceApply',
  title: { zh: '申请发票', en: 'Apply for an invoice' },
  source: 'B2.5, B9',
  method: 'POST',
  path: '/sys/public-online/toc/toMobile/applyInvoice',
  body,
  reply: envelope({
    type: 'object',
    properties: { orderNo: { type: 'string' } },
    required: ['orderNo'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'invoice-not-open', 'invoice-wrong'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
