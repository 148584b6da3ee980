import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const groupBuyProps = {
  title: '拼团',
  type: 'object',
  properties: {
    price: { type: 'number', minimum: 0, title: '拼团价', description: '单位是元。' },
    original: { type: 'number', minimum: 0, title: '单买价', description: '单位是元。' },
    persons: { type: 'integer', minimum: 2, title: '几人成团' },
    joined: { type: 'integer', minimum: 0, title: '已参团人数' },
    timeStatus: {
      type: 'integer',
      enum: [0, 1, 2],
      enumDescriptions: ['未开始', '进行中', '已结束'],
      title: '活动时间',
      description: '0 是未开始，1 是进行中，2 是已结束。',
    },
    startDate: { type: 'string', title: '开始', description: '是北京时间。' },
    endDate: { type: 'string', title: '结束', description: '是北京时间。' },
    rules: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      title: '拼团规则',
      description: '一条一段；不写就用商城的规则。',
    },
  },
  required: ['price', 'persons', 'timeStatus', 'startDate', 'endDate'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type GroupBuyProps = FromSchema<typeof groupBuyProps>
