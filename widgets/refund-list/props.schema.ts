import type { FromSchema } from 'json-schema-to-ts'
import { orderRefundSchema } from '../../schemas/domain/order-refund.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const refundListProps = {
  title: '退款记录',
  type: 'object',
  properties: {
    refunds: { type: 'array', items: orderRefundSchema, description: '退款申请，写 {{ refunds }}' },
    detailTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      description: '退款详情的地址，后面会加 ?refundId=，写 {{ order.paths.refundDetail }}；没有就不能点',
    },
    emptyText: { type: 'string', minLength: 1, maxLength: 30, description: '没有申请时的话，默认 还没有退款申请' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type RefundListProps = FromSchema<typeof refundListProps>
