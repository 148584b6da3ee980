import { couponStates, memberCouponSchema } from '../domain/member-coupon.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const query = {
  type: 'object',
  properties: {
    state: {
      enum: couponStates,
      enumDescriptions: ['可用', '已使用', '已过期'],
      title: '只要这个状态的',
      description: '不写是全部。',
    },
    productId: { type: 'string', maxLength: 40, title: '问能不能用于这个商品', description: '空是不问。' },
  },
  additionalProperties: false,
} as const

const number = { type: 'integer', minimum: 0 } as const

/** GET /online/capi/coupon/mine (the path is ours): the member's coupons by what has become of them (A3, B2.9 coupon). */
export const myCoupons = {
  name: 'myCoupons',
  title: { zh: '我的优惠券', en: 'My coupons' },
  source: 'A3, B2.9, B3',
  method: 'GET',
  path: '/online/capi/coupon/mine',
  query,
  reply: envelope({
    type: 'object',
    properties: {
      coupons: { type: 'array', items: memberCouponSchema },
      counts: {
        type: 'object',
        title: '每个状态有几张',
        properties: { usable: number, used: number, expired: number },
        required: ['usable', 'used', 'expired'],
        additionalProperties: false,
      },
    },
    required: ['coupons', 'counts'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in'],
  personal: true,
  auth: 'required',
  page: { with: query, value: ['data'] },
} as const satisfies Contract
