import type { FromSchema } from 'json-schema-to-ts'
import { orderActionsSchema } from '../../schemas/domain/order-ways.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderActionsProps = {
  title: '订单操作',
  type: 'object',
  properties: {
    actions: { ...orderActionsSchema, title: '现在能做什么', $comment: '订单的 actions。' },
    canBook: { type: 'boolean', title: '有要预约的', description: '写 {{ appointment.hasAppointmentProject }}。' },
    canAgain: { type: 'boolean', title: '可以再次预订', description: '商品还有页面时可以。' },
    campText: { type: 'string', title: '营地入口的文字', description: '没有文字就没有入口。' },
  },
  required: ['actions'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderActionsProps = FromSchema<typeof orderActionsProps>
