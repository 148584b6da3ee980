import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

const body = {
  type: 'object',
  properties: { id: { type: 'string', minLength: 1, maxLength: 40, title: '哪一条消息' } },
  required: ['id'],
  additionalProperties: false,
} as const

/** POST /online/cms-api/user/removeMessage (B2.9; the path is in the style of its neighbours): removed twice, it is removed. */
export const removeMessage = {
  name: 'removeMessage',
  title: { zh: '删除消息', en: 'Remove a message' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/cms-api/user/removeMessage',
  body,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
