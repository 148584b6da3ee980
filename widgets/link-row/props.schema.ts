import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const linkRowProps = {
  title: '链接行',
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 20, description: '写什么，例如 查看预约库存' },
    note: { type: 'string', maxLength: 40, description: '右边的小字；没有就不写' },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      description: '去哪儿，例如 /appointments/{{ product.id }}；不写就由 select 事件决定',
    },
  },
  required: ['text'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type LinkRowProps = FromSchema<typeof linkRowProps>
