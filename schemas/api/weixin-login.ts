import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { channelIdField, loginRequest, mobileField, sessionTokensSchema } from './session-tokens.ts'

/** POST /sys/crm/account/weixin-login (A7): the code that WeChat gave after its silent redirect; a phone binds the account to it. */
export const weixinLogin = {
  name: 'weixinLogin',
  title: { zh: '微信登录', en: 'Login by WeChat' },
  source: 'A7',
  method: 'POST',
  path: '/sys/crm/account/weixin-login',
  body: loginRequest(
    {
      channelId: channelIdField,
      code: { type: 'string', minLength: 1, maxLength: 128, title: '授权码', $comment: '微信授权得到的 code。' },
      mobile: mobileField,
    },
    ['channelId', 'code'],
  ),
  reply: envelope(sessionTokensSchema),
  problems: ['invalid-request', 'wechat-refused', 'phone-unbound', 'under-maintenance'],
  personal: true,
  auth: 'none',
} as const satisfies Contract
