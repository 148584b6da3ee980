import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const stateTabsProps = {
  title: '状态标签',
  type: 'object',
  properties: {
    tabs: {
      type: 'array',
      title: '有哪些标签',
      items: {
        type: 'object',
        properties: {
          value: { type: 'string', title: '选中时的值' },
          text: { type: 'string', minLength: 1, maxLength: 8, title: '写什么' },
          count: { type: 'integer', minimum: 0, title: '数目', description: '没有就不写。' },
        },
        required: ['value', 'text'],
        additionalProperties: false,
      },
    },
    selected: { type: 'string', title: '选中的值', description: '没有就是第一个。' },
    label: { type: 'string', minLength: 1, maxLength: 12, title: '给读屏的名字', description: '默认是“按状态看”。' },
  },
  required: ['tabs'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type StateTabsProps = FromSchema<typeof stateTabsProps>
