import { orderCouponSchema } from '../domain/order-fill.ts'
import type { Contract } from './contract.ts'
import { envelope } from './envelope.ts'

const body = {
  type: 'object',
  properties: {
    shoppingId: { type: 'string', minLength: 1, maxLength: 40, title: '临时订单编号' },
    brandId: {
      type: 'array',
      maxItems: 10,
      items: { type: 'integer', minimum: 1, maximum: 1_000_000 },
      title: '哪些品牌的券',
      description: '写 1 和 512。',
      $comment: 'B9。',
    },
    mobile: { type: 'string', maxLength: 20, title: '会员的手机号', description: '是谁由登录决定。' },
    couponGoodReqs: {
      type: 'array',
      maxItems: 50,
      title: '买的商品',
      description: '抵多少由服务器按临时订单算。',
      items: {
        type: 'object',
        properties: {
          productId: { type: 'string', maxLength: 40, names: 'product', title: '产品' },
          categoryId: { type: 'string', maxLength: 40, title: '类型代码' },
          companyId: { type: 'string', maxLength: 40, title: '商家编号' },
        },
        required: ['productId'],
        additionalProperties: false,
      },
    },
    terminal: { type: 'string', maxLength: 40, title: '终端' },
  },
  required: ['shoppingId'],
  additionalProperties: false,
} as const

/**
 * POST /online/capi/coupon/order/query (B7 coupon query; the path is ours): the member's coupons that were not used, those that can be used
 * for a choice with what they take off, the best first, and the others with the reason.
 */
export const orderCoupons = {
  name: 'orderCoupons',
  title: { zh: '订单可用的优惠券', en: 'Coupons for an order' },
  source: 'A3, B3, B7, B9',
  method: 'POST',
  path: '/online/capi/coupon/order/query',
  body,
  reply: envelope({
    type: 'object',
    properties: {
      usable: { type: 'array', items: orderCouponSchema },
      unusable: { type: 'array', items: orderCouponSchema },
    },
    required: ['usable', 'unusable'],
    additionalProperties: false,
  }),
  problems: ['invalid-request', 'not-logged-in', 'not-found'],
  personal: true,
  auth: 'required',
  page: { with: body, defaults: { brandId: [1, 512], terminal: 'APP_TC' }, value: ['data'] },
} as const satisfies Contract
