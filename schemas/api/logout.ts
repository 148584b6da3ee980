import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /usercenter/online/mem/logout (the path is in the style of getMemberDetails): the token and its refresh token end. */
export const logout = {
  name: 'logout',
  title: { zh: '退出登录', en: 'Log out' },
  source: 'A7',
  method: 'POST',
  path: '/usercenter/online/mem/logout',
  reply: envelope({ type: 'object', properties: {}, additionalProperties: false }),
  problems: [],
  personal: true,
  endsLogin: true,
} as const satisfies Contract
