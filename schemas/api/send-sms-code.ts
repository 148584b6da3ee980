import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { loginRequest, mobileField } from './session-tokens.ts'

/** POST /sys/crm/account/sendSmsCode (A2 login; the path is in the style of weixin-login): sends a code by SMS. */
export const sendSmsCode = {
  name: 'sendSmsCode',
  title: { zh: '发送登录验证码', en: 'Send a login code' },
  source: 'A2, A7',
  method: 'POST',
  path: '/sys/crm/account/sendSmsCode',
  body: loginRequest({ mobile: mobileField }, ['mobile']),
  reply: envelope({
    type: 'object',
    properties: { waitSeconds: { type: 'integer', minimum: 0, description: '多少秒后可以再发' } },
    required: ['waitSeconds'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'sms-too-soon', 'sms-too-many', 'under-maintenance'],
  personal: true,
  auth: 'none',
} as const satisfies Contract
