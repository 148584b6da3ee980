import type { FromSchema } from 'json-schema-to-ts'
import { orderPassengerSchema } from '../../schemas/domain/order-detail.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderTravellersProps = {
  title: '出行人',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“出行人”。' },
    passengers: { type: 'array', items: orderPassengerSchema, title: '出行人', $comment: '订单的 passengers。' },
  },
  required: ['passengers'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderTravellersProps = FromSchema<typeof orderTravellersProps>
