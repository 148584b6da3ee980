import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

export const unpaidOfProductSchema = {
  type: 'object',
  title: '自己待支付的订单占着的',
  description: '没有占着就不写。',
  properties: {
    holds: { type: 'string', title: '占着什么', description: '例如 海湾露台大床房 12月4日 周五 - 12月6日 周日。' },
    to: { type: 'string', title: '去支付或取消', description: '那张订单，几张就是待支付的订单。' },
  },
  required: ['holds', 'to'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What a member's own orders hold of a product while they wait for their money. */
export type UnpaidOfProduct = FromSchema<typeof unpaidOfProductSchema>
