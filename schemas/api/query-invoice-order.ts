import { invoiceOrderSchema } from '../domain/invoice.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /sys/public-online/toc/toMobile/queryInvoiceOrder (B7, an empty body): the orders that have an invoice, or can have one. */
export const queryInvoiceOrder = {
  name: 'queryInvoiceOrder',
  title: { zh: '可开票的订单', en: 'Orders with invoices' },
  source: 'B7',
  method: 'POST',
  path: '/sys/public-online/toc/toMobile/queryInvoiceOrder',
  body: { type: 'object', properties: {}, additionalProperties: false },
  reply: envelope({
    type: 'object',
    properties: { invoiceOrders: { type: 'array', items: invoiceOrderSchema } },
    required: ['invoiceOrders'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data', 'invoiceOrders'] },
} as const satisfies Contract
