import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'
import { loginRequest, mobileField } from './session-tokens.ts'

/** POST /sys/crm/account/smsChallenge (A2 login; the path is in the style of weixin-login): the question before another login code. */
export const smsChallenge = {
  name: 'smsChallenge',
  title: { zh: '获取验证码前的问题', en: 'The question before a login code' },
  source: 'A2, A7',
  method: 'POST',
  path: '/sys/crm/account/smsChallenge',
  body: loginRequest({ mobile: mobileField }, ['mobile']),
  reply: envelope({
    type: 'object',
    properties: {
      question: { type: 'string', title: '用文字写的算术题', description: '答案是数字。' },
      token: { type: 'string', title: '随答案一起提交', description: '只能用一次。' },
    },
    required: ['question', 'token'],
    additionalProperties: false,
  }),
  problems: ['invalid-request'],
  personal: true,
  auth: 'none',
} as const satisfies Contract
