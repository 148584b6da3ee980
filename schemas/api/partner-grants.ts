import { partnerGrantSchema } from '../domain/partner.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /usercenter/online/partner/grants (B2.9 authorization; the path is ours): whom the member granted something, the newest first. */
export const partnerGrants = {
  name: 'partnerGrants',
  title: { zh: '我的授权', en: 'What the member granted' },
  source: 'B2.9',
  method: 'GET',
  path: '/usercenter/online/partner/grants',
  reply: envelope({
    type: 'object',
    properties: { grants: { type: 'array', items: partnerGrantSchema } },
    required: ['grants'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
