import type { FromSchema } from 'json-schema-to-ts'
import { subOrderSchema } from '../../schemas/domain/order-detail.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderCodesProps = {
  title: '券码',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“券码”。' },
    subOrders: { type: 'array', items: subOrderSchema, title: '子订单', $comment: '订单的 subOrders。' },
  },
  required: ['subOrders'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderCodesProps = FromSchema<typeof orderCodesProps>
