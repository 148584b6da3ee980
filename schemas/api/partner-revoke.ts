import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

/**
 * POST /usercenter/online/partner/revoke (B2.9 authorization; the path is ours): takes back what was granted. Codes that were not exchanged
 * yet are good for nothing from then on. One that was taken back already stays so.
 */
export const partnerRevoke = {
  name: 'partnerRevoke',
  title: { zh: '取消授权', en: 'Take back what was granted' },
  source: 'B2.9',
  method: 'POST',
  path: '/usercenter/online/partner/revoke',
  body: {
    type: 'object',
    properties: { partnerId: { type: 'string', minLength: 1, maxLength: 40, title: '合作方编号' } },
    required: ['partnerId'],
    additionalProperties: false,
  },
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
