import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { saleDateSchema } from '../../schemas/domain/ticket-offer.ts'
import { turnsAtProp } from '../../schemas/domain/turn-of-days.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketDayProps = {
  title: '选择日期',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, description: '标题，默认 选择日期' },
    days: { type: 'array', items: saleDateSchema, description: '可售的日子，例如 {{ calendar }}' },
    selected: { type: 'string', description: '选了哪天，例如 {{ offer.checkDate }}' },
    today: { type: 'string', minLength: 10, description: '今天，写 {{ offer.today }}' },
    turnsAt: turnsAtProp,
    ...buyerFields,
  },
  required: ['days', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketDayProps = FromSchema<typeof ticketDayProps>
