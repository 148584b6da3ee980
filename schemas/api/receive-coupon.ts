import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    couponId: { type: 'string', minLength: 1, maxLength: 40, names: 'coupon', title: '优惠券' },
  },
  required: ['couponId'],
  additionalProperties: false,
} as const

/** POST /online/capi/coupon/receive (A3; the path is ours): one of a kind for each member, never more than there are. */
export const receiveCoupon = {
  name: 'receiveCoupon',
  title: { zh: '领取优惠券', en: 'Receive a coupon' },
  source: 'A3',
  method: 'POST',
  path: '/online/capi/coupon/receive',
  body,
  reply: envelope({
    type: 'object',
    properties: { couponId: { type: 'string' } },
    required: ['couponId'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found', 'coupon-received', 'coupon-gone', 'coupon-expired'],
  personal: true,
  auth: 'required',
  submit: { with: body },
} as const satisfies Contract
