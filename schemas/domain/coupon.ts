import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'

/** What a coupon does (A3): 0 and 6 full-reduction, 1 heart-gift, 2 discount, 3 room nights, 4 ticket, 5 write-off, 7 benefit, 10 lottery. */
export const couponTypes = {
  0: '满减券',
  1: '心意礼券',
  2: '折扣券',
  3: '房晚抵扣券',
  4: '门票抵扣券',
  5: '核销券',
  6: '满减券',
  7: '权益券',
  10: '抽奖券',
} as const

/** What a coupon takes beside money (B3 deductionType). */
export const deductionNames = { 1: '平台积分', 2: '商家币', 3: '' } as const

/** A coupon of a product's page (A3, B3). Money is yuan, as the API speaks. */
export const couponSchema = {
  title: '优惠券',
  type: 'object',
  properties: {
    couponId: { type: 'string', names: 'coupon', title: '券' },
    couponName: { type: 'string', title: '券的名字' },
    brandId: { type: 'integer', minimum: 1, title: '品牌', description: '没有就是 1。', $comment: 'B9：1、512。' },
    couponType: {
      type: 'integer',
      enum: [0, 1, 2, 3, 4, 5, 6, 7, 10],
      enumDescriptions: [
        '满减券',
        '心意礼券',
        '折扣券',
        '房晚抵扣券',
        '门票抵扣券',
        '核销券',
        '满减券',
        '权益券',
        '抽奖券',
      ],
      title: '类型',
      $comment: '见 couponTypes。',
    },
    deductionType: {
      type: 'integer',
      enum: [1, 2, 3],
      enumDescriptions: ['平台积分', '商家币', '不用'],
      title: '用什么抵扣',
      description: '1 是平台积分，2 是商家币，3 是不用。',
    },
    discountMode: {
      type: 'integer',
      enum: [1, 2],
      enumDescriptions: ['按比例', '固定金额'],
      title: '优惠方式',
      description: '1 是按比例，2 是固定金额。',
    },
    denomination: {
      type: 'number',
      minimum: 0,
      title: '面额',
      description: '单位是元；按比例时是百分数，90 表示九折；房晚券写几晚。',
    },
    threshold: { type: 'number', minimum: 0, title: '满多少元可用', description: '0 表示无门槛。' },
    mostOff: { type: 'number', minimum: 0, title: '最多优惠多少元', description: '没有就不封顶。' },
    validFrom: { type: 'string', title: '北京时间', $comment: '例如 2026-11-20T00:00:00。' },
    validUntil: { type: 'string', title: '到什么时候有效', description: '是北京时间。' },
    productTypes: { type: 'array', items: { type: 'integer' }, title: '哪些类型的商品可用', description: '空是全部。' },
    productIds: { type: 'array', items: { type: 'string' }, title: '哪些商品可用', description: '空是全部。' },
    stock: { type: 'integer', minimum: 0, title: '还能领几张' },
    isReturnable: {
      type: 'boolean',
      title: '用它的订单整单退款后',
      description: '这时券退回账户，有效期不变；没有就不退。',
    },
    description: { type: 'string', title: '使用说明' },
  },
  required: [
    'couponId',
    'couponName',
    'couponType',
    'discountMode',
    'denomination',
    'threshold',
    'validFrom',
    'validUntil',
    'productTypes',
    'productIds',
    'stock',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema

export type Coupon = FromSchema<typeof couponSchema>
