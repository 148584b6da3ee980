import { accountClosureSchema } from '../domain/account-closure.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /sys/crm/account/closure (B2.9 user-off; the path is in the style of the login): what stands against it, and when it is done. */
export const accountClosure = {
  name: 'accountClosure',
  title: { zh: '注销账号的状态', en: 'How the closing of my account stands' },
  source: 'B2.9',
  method: 'GET',
  path: '/sys/crm/account/closure',
  reply: envelope(accountClosureSchema),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
