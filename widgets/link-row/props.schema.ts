import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const linkRowProps = {
  title: '链接行',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 20, title: '写什么', description: '例如“查看预约库存”。' },
    note: { type: 'string', maxLength: 40, title: '右边的小字', description: '没有就不写。' },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '去哪儿',
      description: '例如 /appointments/{{ product.id }}。',
      $comment: '不写就由 select 事件决定。',
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type LinkRowProps = FromSchema<typeof linkRowProps>
