import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const sharedBarProps = {
  title: '好友分享条',
  type: 'object',
  properties: {
    code: { type: 'string', description: '分享链接里的分享人 id，例如 {{ query.code }}' },
    viewerId: { type: 'string', description: '正在看的会员 id，例如 {{ viewer.id }}；和 code 相同时不出现' },
    text: { type: 'string', minLength: 1, maxLength: 20, description: '一句话，默认 好友分享给你' },
    linkText: { type: 'string', minLength: 1, maxLength: 8, description: '链接的文字，默认 去首页' },
    to: { type: 'string', minLength: 1, format: 'address', description: '链接的地址，默认 /' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type SharedBarProps = FromSchema<typeof sharedBarProps>
