import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    mail: { type: 'string', minLength: 3, maxLength: 80, pattern: '^[^@\\s]+@[^@\\s]+$', title: '企业邮箱' },
    code: { type: 'string', pattern: '^\\d{6}$', title: '邮件里的验证码' },
  },
  required: ['mail', 'code'],
  additionalProperties: false,
} as const

/** POST /usercenter/online/mem/businessVerify (B2.9 travel/verify; the path is ours): address and code prove where a member works. */
export const businessVerify = {
  name: 'businessVerify',
  title: { zh: '认证企业邮箱', en: 'Prove a company by mail' },
  source: 'B2.9',
  method: 'POST',
  path: '/usercenter/online/mem/businessVerify',
  body,
  reply: envelope({
    type: 'object',
    properties: { companyName: { type: 'string' }, levelName: { type: 'string' } },
    required: ['companyName', 'levelName'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'mail-unknown', 'mail-taken', 'wrong-code'],
  personal: true,
  auth: 'required',
  submit: { with: body, changesMember: true },
} as const satisfies Contract
