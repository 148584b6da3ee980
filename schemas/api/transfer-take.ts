import { transferTokenSchema } from '../domain/transfer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

/** POST /online/capi/transfer/take (B2.9 transfer; the path is ours): one takes it, once. */
export const transferTake = {
  name: 'transferTake',
  title: { zh: '领取朋友送的', en: 'Take what a friend passed on' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/transfer/take',
  body: transferTokenSchema,
  reply: envelope({
    type: 'object',
    properties: { transferId: { type: 'string' }, to: { type: 'string', title: '在哪儿看' } },
    required: ['transferId', 'to'],
    additionalProperties: false,
  }),
  problems: [
    'invalid-request',
    'not-logged-in',
    'not-found',
    'coupon-received',
    'transfer-over',
    'transfer-own',
    'transfer-taken',
  ],
  personal: true,
  auth: 'required',
  submit: { with: transferTokenSchema },
} as const satisfies Contract
