import type { JSONSchema } from '../json-schema.ts'
import { requested } from './envelope.ts'

/** What a login gives (A5 token format, A7). */
export const sessionTokensSchema = {
  type: 'object',
  properties: {
    token: { type: 'string', description: '登录凭证：e 开头，两个点' },
    refreshToken: { type: 'string', description: '换新凭证用，只能用一次' },
  },
  required: ['token', 'refreshToken'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The `reqDtos` of the calls of a login (A7). */
export const loginRequest = <const Fields extends Record<string, JSONSchema>, const Needed extends readonly string[]>(
  fields: Fields,
  needed: Needed,
) => requested({ type: 'object', properties: fields, required: needed, additionalProperties: false })

export const mobileField = { type: 'string', pattern: '^1[3-9]\\d{9}$', description: '手机号' } as const
export const channelIdField = { type: 'integer', minimum: 1, maximum: 99, description: '渠道 id，默认 3' } as const
