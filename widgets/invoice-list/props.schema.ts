import type { FromSchema } from 'json-schema-to-ts'
import { invoiceOrderSchema } from '../../schemas/domain/invoice.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const invoiceListProps = {
  title: '发票列表',
  type: 'object',
  properties: {
    orders: { type: 'array', items: invoiceOrderSchema, title: '订单', $comment: '接口 queryInvoiceOrder 的订单。' },
  },
  required: ['orders'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type InvoiceListProps = FromSchema<typeof invoiceListProps>
