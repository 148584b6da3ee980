import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { stockDaySchema } from '../../schemas/domain/sale-ticket.ts'
import { dayTurnSchema } from '../../schemas/domain/turn-of-days.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const dayPickerProps = {
  title: '选日期',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '默认是“选择日期”。' },
    days: {
      type: 'array',
      items: stockDaySchema,
      title: '能选的日子',
      description: '例如 {{ calendar.days }}；先显示前三天。',
    },
    today: { type: 'string', minLength: 1, title: '今天', description: '例如 {{ calendar.today }}。' },
    turnsAt: dayTurnSchema,
    selected: { type: 'string', title: '选中的日子', description: '没有就一个也不选中。' },
    keep: {
      type: 'string',
      minLength: 1,
      title: '记住选择的名字',
      description: '按它记住选的日子，例如 {{ params.id }}；不写就不记。',
    },
    ...buyerFields,
  },
  required: ['days', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DayPickerProps = FromSchema<typeof dayPickerProps>
