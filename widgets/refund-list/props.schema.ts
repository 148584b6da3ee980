import type { FromSchema } from 'json-schema-to-ts'
import { orderRefundSchema } from '../../schemas/domain/order-refund.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const refundListProps = {
  title: '退款记录',
  type: 'object',
  properties: {
    refunds: { type: 'array', items: orderRefundSchema, title: '退款申请', description: '写 {{ refunds }}。' },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '退款详情的地址',
      description: '写 {{ order.paths.refundDetail }}；没有就不能点。',
      $comment: '后面会加 ?refundId=。',
    },
    emptyText: {
      type: 'string',
      minLength: 1,
      maxLength: 30,
      title: '没有申请时的话',
      description: '默认是“还没有退款申请”。',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type RefundListProps = FromSchema<typeof refundListProps>
