import type { FromSchema } from 'json-schema-to-ts'
import { orderDetailSchema } from '../../schemas/domain/order-detail.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderPricesProps = {
  title: '价格明细',
  type: 'object',
  properties: {
    lines: { ...orderDetailSchema.properties.priceLines, title: '价格明细', $comment: '订单的 priceLines。' },
    total: { type: 'number', minimum: 0, title: '应付', description: '单位是元。' },
    paid: { type: 'number', minimum: 0, title: '实付', description: '单位是元。' },
    refunded: { type: 'number', minimum: 0, title: '已退', description: '单位是元；0 不写。' },
    copies: {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      title: '每样几份',
      description: '写 {{ order.subOrders.map(one, one.useCount) }}；类型 65 的订单不写。',
    },
  },
  required: ['lines'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderPricesProps = FromSchema<typeof orderPricesProps>
