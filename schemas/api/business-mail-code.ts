import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    mail: { type: 'string', minLength: 3, maxLength: 80, pattern: '^[^@\\s]+@[^@\\s]+$', title: '企业邮箱' },
  },
  required: ['mail'],
  additionalProperties: false,
} as const

/** POST /usercenter/online/mem/businessMailCode (B2.9 travel/email; the path is ours): a code to an address of a company that the shop knows. */
export const businessMailCode = {
  name: 'businessMailCode',
  title: { zh: '发送邮箱验证码', en: 'Send a code by mail' },
  source: 'B2.9',
  method: 'POST',
  path: '/usercenter/online/mem/businessMailCode',
  body,
  reply: envelope({
    type: 'object',
    properties: { waitSeconds: { type: 'integer', minimum: 0, title: '多少秒后可以再发' } },
    required: ['waitSeconds'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'mail-unknown',
    'mail-taken',
    'mail-too-soon',
    'mail-too-many',
    'under-maintenance',
  ],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
