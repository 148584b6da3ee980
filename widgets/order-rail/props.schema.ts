import type { FromSchema } from 'json-schema-to-ts'
import { orderCardSchema } from '../../schemas/domain/order-card.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderRailProps = {
  title: '订单侧栏',
  type: 'object',
  properties: {
    orders: { type: 'array', items: orderCardSchema, title: '订单', $comment: '接口 orderList 的 orders。' },
    chosen: { type: 'string', title: '正在看的订单', description: '写 {{ params.orderId }}，这一行会标出来。' },
    title: { type: 'string', maxLength: 10, title: '上面的标题' },
    all: { type: 'string', maxLength: 10, title: '去列表的文字' },
    allTo: { type: 'string', minLength: 1, format: 'address', title: '列表的地址', description: '例如 /order。' },
  },
  required: ['orders'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderRailProps = FromSchema<typeof orderRailProps>
