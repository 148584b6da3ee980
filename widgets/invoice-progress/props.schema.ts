import type { FromSchema } from 'json-schema-to-ts'
import { invoiceOrderSchema } from '../../schemas/domain/invoice.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const invoiceProgressProps = {
  title: '发票进度',
  type: 'object',
  properties: {
    orderNo: { type: 'string', title: '订单号' },
    amount: { type: 'number', minimum: 0, title: '金额', description: '单位是元。' },
    invoice: { ...invoiceOrderSchema.properties.invoice, title: '发票', description: '没有申请过就没有。' },
  },
  required: ['orderNo'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type InvoiceProgressProps = FromSchema<typeof invoiceProgressProps>
