import type { FromSchema } from 'json-schema-to-ts'
import { orderRefundDetailSchema } from '../../schemas/domain/order-refund.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const refundDetailProps = {
  title: '退款详情',
  type: 'object',
  properties: {
    refunds: {
      type: 'array',
      items: orderRefundDetailSchema,
      title: '退款申请',
      description: '写 {{ details }}：接口给的是一个列表，里面只有一条。',
    },
    timeNote: {
      type: 'string',
      maxLength: 60,
      title: '退款中的话',
      description: '默认是“预计 1-3 个工作日内退回”。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type RefundDetailProps = FromSchema<typeof refundDetailProps>
