import { realNameSchema } from '../domain/real-name.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /usercenter/online/mem/realName (B2.9 realAuthInfo; the path is ours): masked, also for the member. */
export const realName = {
  name: 'realName',
  title: { zh: '实名认证的状态', en: 'How my real name stands' },
  source: 'B2.9',
  method: 'GET',
  path: '/usercenter/online/mem/realName',
  reply: envelope(realNameSchema),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
