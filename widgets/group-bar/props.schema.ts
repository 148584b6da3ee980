import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { productBarProperties } from '../../src/kit/product-bar-schema.ts'

export const groupBarProps = {
  title: '拼团购买栏',
  type: 'object',
  properties: {
    price: { type: 'number', minimum: 0, title: '单独购买的价格', description: '单位是元。' },
    groupPrice: { type: 'number', minimum: 0, title: '拼团价', description: '单位是元。' },
    timeStatus: {
      type: 'integer',
      enum: [0, 1, 2],
      enumDescriptions: ['未开始', '进行中', '已结束'],
      title: '活动时间',
      description: '0 是未开始，1 是进行中，2 是已结束；不在进行中不能开团。',
    },
    disabled: { type: 'boolean', title: '不在售', description: '两个按钮都灰掉。' },
    text: { type: 'string', minLength: 1, title: '单独购买的文字', description: '默认是“单独购买”。' },
    groupText: { type: 'string', minLength: 1, title: '开团的文字', description: '默认是“发起拼团”。' },
    note: { type: 'string', title: '按钮上面的一行字', description: '没有就不写。' },
    ...productBarProperties,
  },
  required: ['price', 'groupPrice', 'timeStatus'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type GroupBarProps = FromSchema<typeof groupBarProps>
