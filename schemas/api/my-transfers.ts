import { transferSchema } from '../domain/transfer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** GET /online/capi/transfer/mine (B2.9 transfer; the path is ours): what a member passed on, and was given. */
export const myTransfers = {
  name: 'myTransfers',
  title: { zh: '我的转赠', en: 'What I passed on and got' },
  source: 'B2.9',
  method: 'GET',
  path: '/online/capi/transfer/mine',
  reply: envelope({
    type: 'object',
    properties: { sent: { type: 'array', items: transferSchema }, received: { type: 'array', items: transferSchema } },
    required: ['sent', 'received'],
    additionalProperties: false,
  }),
  problems: ['not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: ['data'] },
} as const satisfies Contract
