import { memberCouponSchema } from '../domain/member-coupon.ts'
import { recommendationSchema } from '../domain/recommendation.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    couponId: { type: 'string', minLength: 1, maxLength: 40, names: 'coupon', title: '优惠券' },
  },
  required: ['couponId'],
  additionalProperties: false,
} as const

/** GET /online/capi/coupon/use/:couponId (B2.9 coupon-use; the path is ours): what a coupon of mine can be used on; 5 and 7 have a code. */
export const couponUse = {
  name: 'couponUse',
  title: { zh: '怎么用一张优惠券', en: 'What a coupon is used on' },
  source: 'A3, B2.9, B3',
  method: 'GET',
  path: '/online/capi/coupon/use/:couponId',
  params,
  reply: envelope({
    type: 'object',
    properties: {
      coupon: memberCouponSchema,
      bizCode: { type: 'string', title: '到店出示的券码', description: '核销券和权益券才有。' },
      products: { type: 'array', items: recommendationSchema, title: '能用的商品', description: '卖得最多的在前。' },
    },
    required: ['coupon', 'products'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: params, value: ['data'] },
} as const satisfies Contract
