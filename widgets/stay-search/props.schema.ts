import type { FromSchema } from 'json-schema-to-ts'
import { componentContentSchema } from '../../schemas/domain/page-component.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const staySearchProps = {
  title: '订酒店',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, description: '标题，例如 订酒店' },
    today: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}',
      description: '现在的时间，写 {{ now }}：6 点前从昨天起可订，最晚到之后第 5 个月的月底',
    },
    hotels: {
      type: 'array',
      items: componentContentSchema,
      description: '可选的酒店，一家一条，先选中第一家；不写就没有选酒店的一行',
    },
    bookingInterface: {
      type: 'integer',
      minimum: 0,
      maximum: 9,
      description: '预订接口；2 或 3（专属预订）默认日期晚一天',
    },
    buttonText: { type: 'string', minLength: 1, maxLength: 10, description: '按钮的文字，默认 查看空房' },
  },
  required: ['title', 'today'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StaySearchProps = FromSchema<typeof staySearchProps>
