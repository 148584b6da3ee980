import { couponSchema } from '../domain/coupon.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const params = {
  type: 'object',
  properties: {
    productId: { type: 'string', minLength: 1, maxLength: 40, names: 'product', title: '产品' },
  },
  required: ['productId'],
  additionalProperties: false,
} as const

/** GET /online/capi/coupon/product/{productId} (A2, A3; the path is ours): the coupons that can be received for a product, today's. */
export const productCoupons = {
  name: 'productCoupons',
  title: { zh: '商品的优惠券', en: 'Coupons of a product' },
  source: 'A2, A3',
  method: 'GET',
  path: '/online/capi/coupon/product/:productId',
  params,
  reply: envelope({
    type: 'object',
    properties: { coupons: { type: 'array', items: couponSchema } },
    required: ['coupons'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-found'],
  personal: false,
  page: { with: params, value: ['data', 'coupons'] },
} as const satisfies Contract
