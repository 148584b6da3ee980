import type { JSONSchema } from '../json-schema.ts'
import { requested } from './envelope.ts'

/** What a login gives (A5 token format, A7). */
export const sessionTokensSchema = {
  type: 'object',
  properties: {
    token: { type: 'string', title: '登录凭证', description: '里面有两个点。', $comment: 'e 开头。' },
    refreshToken: { type: 'string', title: '换新凭证用', description: '只能用一次。' },
  },
  required: ['token', 'refreshToken'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The `reqDtos` of the calls of a login (A7). */
export const loginRequest = <const Fields extends Record<string, JSONSchema>, const Needed extends readonly string[]>(
  fields: Fields,
  needed: Needed,
) => requested({ type: 'object', properties: fields, required: needed, additionalProperties: false })

export const mobileField = { type: 'string', pattern: '^1[3-9]\\d{9}$', title: '手机号' } as const
export const channelIdField = {
  type: 'integer',
  minimum: 1,
  maximum: 99,
  title: '渠道编号',
  description: '默认是 3。',
} as const
