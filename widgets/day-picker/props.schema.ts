import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { stockDaySchema } from '../../schemas/domain/sale-ticket.ts'
import { turnsAtProp } from '../../schemas/domain/turn-of-days.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const dayPickerProps = {
  title: '选日期',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, description: '标题，默认 选择日期' },
    days: { type: 'array', items: stockDaySchema, description: '能选的日子，例如 {{ calendar.days }}；先显示前三天' },
    today: { type: 'string', minLength: 1, description: '今天，例如 {{ calendar.today }}' },
    turnsAt: turnsAtProp,
    selected: { type: 'string', description: '选中的日子；没有就一个也不选中' },
    keep: { type: 'string', minLength: 1, description: '按什么名字记住选的日子，例如 {{ params.id }}；不写就不记' },
    ...buyerFields,
  },
  required: ['days', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type DayPickerProps = FromSchema<typeof dayPickerProps>
