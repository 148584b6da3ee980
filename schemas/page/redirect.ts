import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** Leads to another address instead of showing the page: decided on the server, once the page's data is there. */
export const redirectSchema = {
  title: '转向',
  description: '满足时不显示本页，去另一个地址。',
  $comment: 'when 和 notFound 写一个。',
  type: 'object',
  expression: 'inside',
  properties: {
    when: {
      type: 'string',
      minLength: 1,
      expression: 'always',
      title: '条件',
      description: '例如 {{ !has(product.path) }}。',
      $comment: '能读 data、query、params 等。',
    },
    notFound: {
      type: 'string',
      minLength: 1,
      title: '哪份数据不存在',
      names: 'data',
      expression: 'never',
      description: '这份数据不存在，或地址里的编号不成立时转向。',
      $comment: 'data 里的名字；not-found 或 invalid-request。',
    },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '去哪儿',
      description: '例如 /404 或 {{ product.path }}。',
    },
  },
  required: ['to'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Redirect = FromSchema<typeof redirectSchema>
