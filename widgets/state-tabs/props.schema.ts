import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const stateTabsProps = {
  title: '状态标签',
  type: 'object',
  properties: {
    tabs: {
      type: 'array',
      description: '有哪些标签',
      items: {
        type: 'object',
        properties: {
          value: { type: 'string', description: '选中时的值' },
          text: { type: 'string', minLength: 1, maxLength: 8, description: '写什么' },
          count: { type: 'integer', minimum: 0, description: '数目；没有就不写' },
        },
        required: ['value', 'text'],
        additionalProperties: false,
      },
    },
    selected: { type: 'string', description: '选中的值；没有就是第一个' },
    label: { type: 'string', minLength: 1, maxLength: 12, description: '给读屏的名字，默认 按状态看' },
  },
  required: ['tabs'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StateTabsProps = FromSchema<typeof stateTabsProps>
