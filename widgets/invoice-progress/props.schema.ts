import type { FromSchema } from 'json-schema-to-ts'
import { invoiceOrderSchema } from '../../schemas/domain/invoice.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const invoiceProgressProps = {
  title: '发票进度',
  type: 'object',
  properties: {
    orderNo: { type: 'string', description: '订单号' },
    amount: { type: 'number', minimum: 0, description: '金额，元' },
    invoice: { ...invoiceOrderSchema.properties.invoice, description: '发票；没有申请过就没有' },
  },
  required: ['orderNo'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type InvoiceProgressProps = FromSchema<typeof invoiceProgressProps>
