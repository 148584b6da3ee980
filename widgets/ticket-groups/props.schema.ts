import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { mainOrderSchema } from '../../schemas/domain/main-order.ts'
import { saleTicketSchema } from '../../schemas/domain/sale-ticket.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const ticketGroupsProps = {
  title: '选门票',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '默认是“选择门票”。' },
    tickets: {
      type: 'array',
      items: saleTicketSchema,
      title: '某一天的票',
      description: '例如 {{ tickets.tickets }}；没有票时说暂无可售产品。',
    },
    date: { type: 'string', minLength: 1, title: '是哪一天的票', description: '例如 {{ tickets.date }}。' },
    ...buyerFields,
    mainOrder: { ...mainOrderSchema, title: '主订单', description: '选的票要与入住人数一致；没有就不管。' },
    keep: {
      type: 'string',
      minLength: 1,
      title: '记住选择的名字',
      description: '按它记住选的份数，例如 {{ params.id }}；不写就不记。',
    },
  },
  required: ['tickets', 'date'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type TicketGroupsProps = FromSchema<typeof ticketGroupsProps>
