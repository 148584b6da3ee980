import type { FromSchema } from 'json-schema-to-ts'
import { orderCardSchema } from '../../schemas/domain/order-card.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const orderCardsProps = {
  title: '订单列表',
  type: 'object',
  properties: {
    orders: { type: 'array', items: orderCardSchema, title: '订单', $comment: '接口 orderList 的 orders。' },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(orders.more, 'ready') }}。",
    },
    endText: { type: 'string', maxLength: 30, title: '到底时的一句话' },
  },
  required: ['orders'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderCardsProps = FromSchema<typeof orderCardsProps>
