import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/**
 * POST /usercenter/online/partner/authorize (B2.9 authorization; the path is in the style of getMemberDetails): the member allows or
 * refuses. Gives the address to return to: with a code of one use that the partner exchanges, or with the word that it was refused.
 */
export const partnerDecide = {
  name: 'partnerDecide',
  title: { zh: '同意或拒绝授权', en: 'Allow or refuse a partner' },
  source: 'B2.9',
  method: 'POST',
  path: '/usercenter/online/partner/authorize',
  body: {
    type: 'object',
    properties: {
      partnerId: { type: 'string', minLength: 1, maxLength: 40, title: '合作方编号' },
      returnTo: { type: 'string', minLength: 1, maxLength: 300, title: '授权以后回到哪里' },
      state: { type: 'string', maxLength: 200, title: '合作方自己的记号', description: '原样带回。' },
      isAllowed: { type: 'boolean', title: '同意' },
    },
    required: ['partnerId', 'returnTo', 'isAllowed'],
    additionalProperties: false,
  },
  reply: envelope({
    type: 'object',
    properties: { to: { type: 'string', title: '回到哪里' } },
    required: ['to'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'partner-unknown', 'partner-address'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
