import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    code: { type: 'string', pattern: '^\\d{6}$', title: '短信验证码' },
    isAgreed: { const: true, title: '看过后果', description: '同意的才能注销。' },
  },
  required: ['code', 'isAgreed'],
  additionalProperties: false,
} as const

/** POST /sys/crm/account/closure/close (B2.9 user-off; the path is in the style of the login): all logins end; seven days later what is personal is erased. */
export const accountClose = {
  name: 'accountClose',
  title: { zh: '注销账号', en: 'Close my account' },
  source: 'B2.9',
  method: 'POST',
  path: '/sys/crm/account/closure/close',
  body,
  reply: envelope({
    type: 'object',
    properties: { dueTime: { type: 'string', title: '什么时候删除', description: '是北京时间。' } },
    required: ['dueTime'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'closure-open', 'phone-unbound', 'wrong-code'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
