import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { saleDateSchema } from '../../schemas/domain/ticket-offer.ts'
import { dayTurnSchema } from '../../schemas/domain/turn-of-days.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketDayProps = {
  title: '选择日期',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 12, title: '标题', description: '默认是“选择日期”。' },
    days: { type: 'array', items: saleDateSchema, title: '可售的日子', description: '例如 {{ calendar }}。' },
    selected: { type: 'string', title: '选了哪天', description: '例如 {{ offer.checkDate }}。' },
    today: { type: 'string', minLength: 10, title: '今天', description: '写 {{ offer.today }}。' },
    turnsAt: dayTurnSchema,
    ...buyerFields,
  },
  required: ['days', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketDayProps = FromSchema<typeof ticketDayProps>
