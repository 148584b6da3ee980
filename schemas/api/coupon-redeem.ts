import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: { code: { type: 'string', minLength: 1, maxLength: 40, title: '兑换码' } },
  required: ['code'],
  additionalProperties: false,
} as const

/** POST /online/capi/coupon/redeem (B2.9 coupon-redeem; the path is ours): a code gives a coupon, once to a member, as often as it may. */
export const couponRedeem = {
  name: 'couponRedeem',
  title: { zh: '兑换优惠券', en: 'Redeem a code for a coupon' },
  source: 'A3, B2.9',
  method: 'POST',
  path: '/online/capi/coupon/redeem',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      couponId: { type: 'string' },
      couponName: { type: 'string', title: '得到的券' },
      isEarlier: { const: true, title: '以前就兑换过', description: '那张券还在。' },
    },
    required: ['couponId', 'couponName'],
    additionalProperties: false,
  }),
  problems: [
    ...(['invalid-request', 'not-logged-in', 'coupon-code-wrong', 'coupon-code-used', 'coupon-code-expired'] as const),
    ...(['coupon-received', 'coupon-gone'] as const),
  ],
  personal: true,
  auth: 'required',
} as const satisfies Contract
