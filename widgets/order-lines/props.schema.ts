import type { FromSchema } from 'json-schema-to-ts'
import { subOrderSchema } from '../../schemas/domain/order-detail.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderLinesProps = {
  title: '子订单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“预订内容”。' },
    subOrders: { type: 'array', items: subOrderSchema, title: '子订单', $comment: '订单的 subOrders。' },
    isPosted: { type: 'boolean', title: '寄给买家', description: '这样的不写有效期。' },
    isCancelled: { type: 'boolean', title: '订单已取消', description: '这时价格用灰色。' },
    hideCounts: { type: 'boolean', title: '不写份数', description: '类型 65 的订单要这样。' },
  },
  required: ['subOrders'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderLinesProps = FromSchema<typeof orderLinesProps>
