import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

const body = {
  type: 'object',
  properties: { transferId: { type: 'string', minLength: 1, maxLength: 40, title: '转赠编号' } },
  required: ['transferId'],
  additionalProperties: false,
} as const

/** POST /online/capi/transfer/withdraw (B2.9 transfer; the path is ours): its giver has it back while nobody took it. */
export const transferWithdraw = {
  name: 'transferWithdraw',
  title: { zh: '撤回转赠', en: 'Withdraw what was passed on' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/transfer/withdraw',
  body,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'transfer-taken'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
