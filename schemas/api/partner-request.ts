import { partnerSchema } from '../domain/partner.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/**
 * GET /usercenter/online/partner/request (B2.9 authorization; the path is in the style of getMemberDetails): who asks the member for what.
 * The address to return to has to be one that the partner registered.
 */
export const partnerRequest = {
  name: 'partnerRequest',
  title: { zh: '合作方要哪些资料', en: 'What a partner asks for' },
  source: 'B2.9',
  method: 'GET',
  path: '/usercenter/online/partner/request',
  query: {
    type: 'object',
    properties: {
      partnerId: { type: 'string', minLength: 1, maxLength: 40, title: '合作方编号' },
      returnTo: { type: 'string', minLength: 1, maxLength: 300, title: '授权以后回到哪里' },
    },
    required: ['partnerId', 'returnTo'],
    additionalProperties: false,
  },
  reply: envelope(partnerSchema),
  problems: ['invalid-request', 'not-logged-in', 'partner-unknown', 'partner-address'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
