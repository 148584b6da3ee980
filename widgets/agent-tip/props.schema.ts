import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const agentTipProps = {
  title: '分享赚提示',
  type: 'object',
  properties: {
    amount: { type: 'number', minimum: 0, title: '最低佣金', description: '单位是元；没有或是 0 就不出现。' },
    text: { type: 'string', minLength: 1, maxLength: 6, title: '金额前面的字', description: '默认是“分享赚”。' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type AgentTipProps = FromSchema<typeof agentTipProps>
