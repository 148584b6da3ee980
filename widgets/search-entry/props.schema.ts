import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const searchEntryProps = {
  title: '搜索入口',
  type: 'object',
  properties: {
    placeholder: {
      type: 'string',
      minLength: 1,
      maxLength: 30,
      title: '框里的提示',
      description: '默认是“搜酒店、门票、玩乐、攻略”。',
    },
    to: { type: 'string', minLength: 1, format: 'address', title: '搜索页的地址', description: '默认是 /search。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type SearchEntryProps = FromSchema<typeof searchEntryProps>
