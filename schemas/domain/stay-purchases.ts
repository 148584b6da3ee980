import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { orderCardSchema } from './order-card.ts'
import { recommendationSchema } from './recommendation.ts'

/** What the guests of a stay can buy to it, and what they bought (B2.3, B5 main order). */
export const stayPurchasesSchema = {
  title: '从住宿加购',
  type: 'object',
  properties: {
    offers: {
      type: 'array',
      items: recommendationSchema,
      title: '凭这次住宿能加购的',
      description: '地址带着主订单；不能加购时是空的。',
    },
    bought: { type: 'array', items: orderCardSchema, title: '已经加购的订单', description: '最近的在前。' },
  },
  required: ['offers', 'bought'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StayPurchases = FromSchema<typeof stayPurchasesSchema>
