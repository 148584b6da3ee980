import { invoiceStatuses } from '../domain/invoice.ts'
import type { Contract } from './contract.ts'

/**
 * GET /sys/public-online/toc/toMobile/invoiceStatus/:orderNo?platform=2 (B7 invoice status, a templated path; it is in the style of its
 * neighbour queryInvoiceOrder) -> what can be done about an order's invoice (B9).
 */
export const invoiceStatus = {
  name: 'invoiceStatus',
  title: { zh: '发票状态', en: 'How an invoice stands' },
  source: 'B3, B7, B9',
  method: 'GET',
  path: '/sys/public-online/toc/toMobile/invoiceStatus/:orderNo',
  params: {
    type: 'object',
    properties: { orderNo: { type: 'string', minLength: 1, maxLength: 40, title: '订单号' } },
    required: ['orderNo'],
    additionalProperties: false,
  },
  query: {
    type: 'object',
    properties: { platform: { type: 'integer', enum: [2], title: '固定 2' } },
    required: ['platform'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      code: { type: 'integer', title: '结果代码', description: '200 成功。' },
      message: { type: 'string', title: '没成功的原因' },
      data: {
        type: 'object',
        properties: {
          status: {
            type: 'integer',
            enum: invoiceStatuses,
            enumDescriptions: ['不能开', '可以申请', '看进度'],
            title: '发票到哪一步',
            description: '0 是不能开，1 是可以申请，2 是看进度。',
          },
          invoiceAmount: { type: 'number', minimum: 0, title: '可开的金额', description: '单位是元。' },
        },
        required: ['status', 'invoiceAmount'],
        additionalProperties: false,
      },
    },
    required: ['code', 'data'],
    additionalProperties: false,
  },
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  accepted: { at: ['code'], is: 200 },
  page: {
    with: {
      type: 'object',
      properties: {
        orderNo: { type: 'string', title: '订单号' },
        platform: { type: 'integer', title: '固定 2' },
      },
      required: ['orderNo'],
      additionalProperties: false,
    },
    defaults: { platform: 2 },
    value: ['data'],
  },
} as const satisfies Contract
