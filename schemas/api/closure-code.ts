import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /sys/crm/account/closure/sendCode (B2.9 user-off; the path is in the style of the login): a code to the phone of the account. */
export const closureCode = {
  name: 'closureCode',
  title: { zh: '发送注销验证码', en: 'Send a code to close the account' },
  source: 'B2.9',
  method: 'POST',
  path: '/sys/crm/account/closure/sendCode',
  reply: envelope({
    type: 'object',
    properties: { waitSeconds: { type: 'integer', minimum: 0, title: '多少秒后可以再发' } },
    required: ['waitSeconds'],
    additionalProperties: false,
  }),
  problems: [
    'not-logged-in',
    'closure-open',
    'phone-unbound',
    'sms-too-soon',
    'sms-too-many',
    'sms-spent',
    'under-maintenance',
  ],
  personal: true,
  auth: 'required',
  submit: { with: { type: 'object', properties: {}, additionalProperties: false } },
} as const satisfies Contract
