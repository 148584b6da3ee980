import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /sys/crm/account/closure/withdraw (B2.9 user-off; the path is in the style of the login): its member came back in time. */
export const closureWithdraw = {
  name: 'closureWithdraw',
  title: { zh: '撤销注销', en: 'Keep my account' },
  source: 'B2.9',
  method: 'POST',
  path: '/sys/crm/account/closure/withdraw',
  reply: envelope({
    type: 'object',
    properties: { state: { enum: ['none'] } },
    required: ['state'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  submit: { with: { type: 'object', properties: {}, additionalProperties: false } },
} as const satisfies Contract
