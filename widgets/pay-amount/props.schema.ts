import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const payAmountProps = {
  title: '要付多少',
  type: 'object',
  properties: {
    amount: { type: 'number', minimum: 0, description: '还要付，元，写 {{ order.leftPrice }}' },
    paid: { type: 'number', minimum: 0, description: '已付，元，写 {{ order.paidPrice }}；0 不写出来' },
    until: { type: 'string', description: '付款截止，北京时间，写 {{ order.payUntil }}' },
    label: { type: 'string', minLength: 1, maxLength: 10, description: '金额上面的字，默认 需支付' },
  },
  required: ['amount', 'until'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PayAmountProps = FromSchema<typeof payAmountProps>
