import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { orderQuantityProps, type OrderQuantityProps } from './props.schema.ts'

export const orderQuantity = {
  code: 'order-quantity',
  title: '购买数量',
  description: '下单页上改份数：到了每次、每人的上限或库存就说为什么不能再多。',
  props: orderQuantityProps,
  defaults,
  events: {
    change: {
      title: '要改份数',
      payload: {
        type: 'object',
        properties: { quantity: { type: 'integer', minimum: 1, description: '改成几份' } },
        required: ['quantity'],
        additionalProperties: false,
      },
    },
    blocked: {
      title: '不能再多或再少',
      payload: {
        type: 'object',
        properties: { text: { type: 'string', description: '为什么' } },
        required: ['text'],
        additionalProperties: false,
      },
    },
  },
  height: 72,
  load: () => import('./order-quantity.tsx'),
} as const satisfies Widget<OrderQuantityProps>
