import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import { orderWithPaths } from '../../../schemas/domain/order-ways.ts'
import type { Module, ModuleAction, Screen } from '../../kit/module.ts'
import { orderOf } from './invoice-api.ts'

const applyScreen = {
  code: 'invoice/apply',
  title: '申请发票',
  description: '填抬头、税号和邮箱，提交后看进度。填的内容在这次访问里记住。',
  props: { type: 'object', properties: {}, additionalProperties: false },
  slots: { end: { title: '表单下面' } },
  query: ['orderId'],
  calls: ['invoiceDetail', 'invoiceApply'],
  opening: (address) => [{ name: 'invoiceDetail', args: { orderNo: orderOf(address) } }],
  values: {
    type: 'object',
    properties: {
      orderNo: { type: 'string', title: '订单号' },
      amount: { type: 'number', minimum: 0, title: '开票金额', description: '单位是元。' },
    },
    required: ['orderNo', 'amount'],
    additionalProperties: false,
  },
  height: 480,
  load: () => import('./apply-screen.tsx'),
} as const satisfies Screen

const openInvoiceArgs = {
  title: '发票',
  description: '打开一个订单的发票申请，或开票的进度。',
  type: 'object',
  properties: {
    order: orderWithPaths('invoiceApply', 'invoiceProgress'),
    view: {
      enum: ['apply', 'progress'],
      enumDescriptions: ['申请', '进度'],
      default: 'apply',
      title: '打开哪一屏',
      $comment: 'apply 申请（默认），progress 进度。',
    },
  },
  required: ['order'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OpenInvoiceArgs = FromSchema<typeof openInvoiceArgs, { keepDefaultedPropertiesOptional: true }>

const openInvoice = { name: 'open-invoice', args: openInvoiceArgs, calls: [] } as const satisfies ModuleAction

/** B2.5, B9: an invoice for an order. The rules are in SPEC.md. */
export const invoice = {
  name: 'invoice',
  title: '发票',
  screens: { apply: applyScreen },
  actions: { openInvoice },
} as const satisfies Module
