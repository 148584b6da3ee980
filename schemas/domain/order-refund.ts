import type { JSONSchema } from '../json-schema.ts'

/** An application for money back (B3 refund info). */
export const orderRefundSchema = {
  title: '退款',
  type: 'object',
  properties: {
    refundId: { type: 'string' },
    orderId: { type: 'string' },
    refundStatus: { type: 'integer', enum: [-1, 0, 1, 2, 3], description: '见 refundStatuses' },
    statusText: { type: 'string', description: '状态的字（B4）' },
    quantity: { type: 'integer', minimum: 1, description: '份数' },
    price: { type: 'number', minimum: 0, description: '退款金额，元；审核通过前没有（B4）' },
    reason: { type: 'integer', description: '原因，见 refundReasons' },
    reasonText: { type: 'string' },
    description: { type: 'string' },
    createTime: { type: 'string', description: '北京时间' },
  },
  required: ['refundId', 'orderId', 'refundStatus', 'statusText', 'quantity', 'reason', 'reasonText', 'createTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** What travels with the calls about refunds (B7): where the app says it comes from. The server asks the token alone who it is. */
export const requestBaseSchema = {
  type: 'object',
  properties: {
    headers: {
      type: 'object',
      properties: {
        sourcefrom: { type: 'string', maxLength: 40 },
        tenantCode: { type: 'string', maxLength: 40 },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema
