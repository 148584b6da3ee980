import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const orderTabsProps = {
  title: '订单分类',
  type: 'object',
  properties: {
    tabs: {
      type: 'array',
      maxItems: 8,
      description: '分类，从左到右',
      items: {
        type: 'object',
        properties: {
          value: { type: 'string', description: '值，例如 unpaid；第一个一般是空的' },
          title: { type: 'string', minLength: 1, maxLength: 8, description: '文字，例如 待支付' },
          count: { type: 'integer', minimum: 0, description: '几个；0 和没有都不写' },
        },
        required: ['value', 'title'],
        additionalProperties: false,
      },
    },
    selected: { type: 'string', description: "选中的值，写 {{ default(query.tab, '') }}" },
  },
  required: ['tabs'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderTabsProps = FromSchema<typeof orderTabsProps>
