import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const factListProps = {
  title: '一张事实表',
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 40, title: '标题', description: '没有就不写。' },
    rows: {
      type: 'array',
      title: '每一行',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 10, title: '什么' },
          value: {
            anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }],
            title: '怎样',
            description: '空的就不出现。',
          },
          unit: { type: 'string', maxLength: 6, title: '后面的字', description: '例如“份”。' },
        },
        required: ['name'],
        additionalProperties: false,
      },
    },
    note: { type: 'string', maxLength: 120, format: 'long-text', title: '下面的一句话' },
  },
  required: ['rows'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FactListProps = FromSchema<typeof factListProps>
