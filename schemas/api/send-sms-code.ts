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
  body: loginRequest(
    {
      mobile: mobileField,
      challenge: {
        type: 'object',
        title: '问题的答案',
        $comment: '拒绝码为 sms-question 时要带上；smsChallenge。',
        properties: {
          token: { type: 'string', minLength: 1, maxLength: 300 },
          answer: { type: 'string', pattern: '^\\d{1,3}$', title: '数字' },
        },
        required: ['token', 'answer'],
        additionalProperties: false,
      },
    },
    ['mobile'],
  ),
  reply: envelope({
    type: 'object',
    properties: { waitSeconds: { type: 'integer', minimum: 0, title: '多少秒后可以再发' } },
    required: ['waitSeconds'],
    additionalProperties: false,
  }),
  problems: [
    ...['invalid-request', 'sms-question', 'sms-answer-wrong', 'sms-too-soon', 'sms-too-many', 'sms-spent'],
    'under-maintenance',
  ],
  personal: true,
  auth: 'none',
} as const satisfies Contract
