import { stayWishesSchema } from '../domain/coming-stay.ts'
import type { Contract } from './contract.ts'
import { idReply } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    orderId: { type: 'string', minLength: 1, maxLength: 40, title: '入住的订单号' },
    wishes: stayWishesSchema,
  },
  required: ['orderId', 'wishes'],
  additionalProperties: false,
} as const

/** POST /online/capi/stay/wishes (B2.9 pre-service; the path is ours): keeps what a guest asks of the house, in the place of what was asked before. */
export const saveStayWishes = {
  name: 'saveStayWishes',
  title: { zh: '保存入住需求', en: 'Save what a guest asks for' },
  source: 'B2.9',
  method: 'POST',
  path: '/online/capi/stay/wishes',
  body,
  reply: idReply,
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
} as const satisfies Contract
