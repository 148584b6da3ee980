import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const plateEntryProps = {
  title: '停车入口',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '默认是“住店客人免费停车”。' },
    text: { type: 'string', maxLength: 60, title: '标题下的一句话' },
    facts: {
      type: 'array',
      maxItems: 4,
      items: { type: 'string', minLength: 1, maxLength: 30 },
      title: '几条要点',
      description: '一条一行。',
    },
    button: { type: 'string', minLength: 1, maxLength: 8, title: '按钮的文字', description: '默认是“登记车牌”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type PlateEntryProps = FromSchema<typeof plateEntryProps>
