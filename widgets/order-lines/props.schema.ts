import type { FromSchema } from 'json-schema-to-ts'
import { subOrderSchema } from '../../schemas/domain/order-detail.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderLinesProps = {
  title: '子订单',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 预订内容' },
    subOrders: { type: 'array', items: subOrderSchema, title: '子订单', description: '订单的 subOrders' },
    isPosted: { type: 'boolean', description: '是：寄给买家，不写有效期' },
    isCancelled: { type: 'boolean', description: '是：订单已取消，价格用灰色' },
    hideCounts: { type: 'boolean', description: '是：不写份数（类型 65 的订单）' },
  },
  required: ['subOrders'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderLinesProps = FromSchema<typeof orderLinesProps>
