import { transferKinds } from '../domain/transfer.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    kind: {
      enum: transferKinds,
      enumDescriptions: ['优惠券', '券码'],
      title: '送的是什么',
      $comment: 'coupon 优惠券 code 券码。',
    },
    id: { type: 'string', minLength: 1, maxLength: 40, title: '优惠券或券码编号' },
  },
  required: ['kind', 'id'],
  additionalProperties: false,
} as const

/** POST /online/capi/transfer/give (B2.9 transfer; the path is ours): passes a coupon or an unused code on. Asked again while nobody took it, it is the same link. */
export const transferGive = {
  name: 'transferGive',
  title: { zh: '转赠', en: 'Pass on' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/transfer/give',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      transferId: { type: 'string' },
      token: { type: 'string', title: '领取链接里的凭证', $comment: '领取链接里的 token。' },
      name: { type: 'string', title: '送的是什么' },
    },
    required: ['transferId', 'token', 'name'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'transfer-closed'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
