import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/**
 * GET /online/fomall/customs/identity (B2.9 formFill; the path is in the style of its neighbours): under whose name a member's cross-border
 * goods are declared. Nothing but the member themselves ever sends it, and it comes back masked.
 */
export const customsIdentity = {
  name: 'customsIdentity',
  title: { zh: '清关实名', en: 'Whose name the customs are told' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/fomall/customs/identity',
  reply: envelope({
    type: 'object',
    properties: {
      name: { type: 'string', title: '姓名', description: '只露姓；没有填过就没有。' },
      number: { type: 'string', title: '身份证号', description: '中间盖住。' },
    },
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
