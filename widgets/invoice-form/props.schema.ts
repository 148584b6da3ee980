import type { FromSchema } from 'json-schema-to-ts'
import { invoiceBodySchema } from '../../schemas/domain/invoice.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'

export const invoiceFormProps = {
  title: '发票申请',
  type: 'object',
  properties: {
    orderNo: { type: 'string', description: '订单号：写了一半的按它分开记' },
    amount: { type: 'number', minimum: 0, description: '可开的金额，元' },
    status: { type: 'integer', description: '发票状态；0 不能开' },
    before: {
      ...invoiceBodySchema,
      required: [],
      additionalProperties: true,
      description: '上次的发票信息，没有写过时先填好',
    },
    result: submitStateSchema('提交的结果，写 {{ state.apply }}', { description: '接口的回答，这里不读' }),
  },
  required: ['orderNo', 'amount'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type InvoiceFormProps = FromSchema<typeof invoiceFormProps>
