import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { sessionTokensSchema } from './session-tokens.ts'

/** POST /usercenter/online/mem/refreshToken (A3 refreshToken; the path is in the style of getMemberDetails): a new token for an old one. */
export const refreshToken = {
  name: 'refreshToken',
  title: { zh: '换新登录凭证', en: 'Renew the token' },
  source: 'A3, A7',
  method: 'POST',
  path: '/usercenter/online/mem/refreshToken',
  body: {
    type: 'object',
    properties: { refreshToken: { type: 'string', minLength: 1, maxLength: 200 } },
    required: ['refreshToken'],
    additionalProperties: false,
  },
  reply: envelope(sessionTokensSchema),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'none',
} as const satisfies Contract
