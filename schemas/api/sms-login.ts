import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { channelIdField, loginRequest, mobileField, sessionTokensSchema } from './session-tokens.ts'

/** POST /sys/crm/account/sms-login (A2 login; the path is in the style of weixin-login): a phone and the code that it got. */
export const smsLogin = {
  name: 'smsLogin',
  title: { zh: '验证码登录', en: 'Login by SMS code' },
  source: 'A2, A7',
  method: 'POST',
  path: '/sys/crm/account/sms-login',
  body: loginRequest(
    {
      mobile: mobileField,
      code: { type: 'string', pattern: '^\\d{6}$', title: '短信验证码' },
      channelId: channelIdField,
    },
    ['mobile', 'code'],
  ),
  reply: envelope(sessionTokensSchema),
  problems: ['invalid-request', 'wrong-code'],
  personal: true,
  auth: 'none',
} as const satisfies Contract
