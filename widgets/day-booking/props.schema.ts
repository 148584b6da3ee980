import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { saleTicketSchema } from '../../schemas/domain/sale-ticket.ts'
import { dayTurnSchema } from '../../schemas/domain/turn-of-days.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const dayBookingProps = {
  title: '选日期和数量',
  type: 'object',
  properties: {
    ticket: { ...saleTicketSchema, title: '选的产品和它的日子', description: '例如 {{ prices.ticket }}。' },
    today: { type: 'string', minLength: 1, title: '今天', description: '例如 {{ prices.today }}。' },
    turnsAt: dayTurnSchema,
    productId: {
      type: 'string',
      title: '要选的是哪个产品',
      description: '例如 {{ state.product }}：来的不是它时先等着；不写就不管。',
    },
    ...buyerFields,
    keep: {
      type: 'string',
      minLength: 1,
      title: '记住选择的名字',
      description: '按它记住选的日期和数量，例如 {{ params.id }}；不写就不记。',
    },
    isBusy: { type: 'boolean', title: '正在提交', description: '按钮先不能按。' },
    text: { type: 'string', minLength: 1, maxLength: 8, title: '按钮的文字', description: '默认是“立即预订”。' },
  },
  required: ['ticket', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DayBookingProps = FromSchema<typeof dayBookingProps>
