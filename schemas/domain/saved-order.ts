import type { JSONSchema } from '../json-schema.ts'

/** The reply of what keeps a choice to order with (B7): the id to go on with, or why it can't be sold. */
export const savedOrderSchema = {
  type: 'object',
  properties: {
    responseCode: {
      type: 'string',
      title: '结果代码',
      description: '0 是成功；1 表示其他。',
      $comment: 'order-unpaid 自己待支付的订单占着。',
    },
    message: { type: 'string', title: '没成功的原因' },
    shoppingId: { type: 'string' },
  },
  required: ['responseCode'],
  additionalProperties: false,
} as const satisfies JSONSchema
