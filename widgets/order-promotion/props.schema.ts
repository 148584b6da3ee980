import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderPromotionProps = {
  title: '订单的活动',
  type: 'object',
  properties: {
    kind: { type: 'integer', enum: [1, 2, 3], description: '1 秒杀 2 砍价 3 拼团，写 {{ info.promotion.type }}' },
    discount: { type: 'number', minimum: 0, description: '比平时少多少元，写 {{ marketing.discount }}' },
    problem: { type: 'string', description: '活动为什么不能用；能用就没有' },
  },
  required: ['kind'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderPromotionProps = FromSchema<typeof orderPromotionProps>
