import { memberProfileSchema } from '../domain/member.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /usercenter/online/mem/getMemberDetails (A7): the member whose token it is. */
export const memberDetails = {
  name: 'memberDetails',
  title: { zh: '会员资料', en: 'Details of the member' },
  source: 'A7',
  method: 'POST',
  path: '/usercenter/online/mem/getMemberDetails',
  reply: envelope(memberProfileSchema),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
