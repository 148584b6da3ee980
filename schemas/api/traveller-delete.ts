import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, title: '出行人编号' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** POST /online/capi/traveller/delete (B7 traveller delete; the path is ours). */
export const travellerDelete = {
  name: 'travellerDelete',
  title: { zh: '删除常用出行人', en: 'Forget a saved traveller' },
  source: 'B7',
  method: 'POST',
  path: '/online/capi/traveller/delete',
  body,
  reply: envelope(body),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
