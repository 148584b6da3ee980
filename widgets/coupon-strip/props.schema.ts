import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const couponStripProps = {
  title: '优惠券',
  type: 'object',
  properties: {
    coupons: {
      type: 'array',
      description: '可以领的券，例如 {{ coupons }}（接口 productCoupons）；没有就不出现',
      items: {
        type: 'object',
        properties: {
          couponId: { type: 'string', description: '券 id' },
          couponName: { type: 'string', description: '券的名字' },
          couponType: { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6, 7, 10], description: '券的类型' },
          deductionType: { type: 'integer', enum: [1, 2, 3], description: '1 平台积分 2 商家币 3 不用' },
          discountMode: { type: 'integer', enum: [1, 2], description: '1 按比例 2 固定金额' },
          denomination: { type: 'number', minimum: 0, description: '面额' },
          threshold: { type: 'number', minimum: 0, description: '满多少元可用' },
          validFrom: { type: 'string', description: '从什么时候可用' },
          validUntil: { type: 'string', description: '到什么时候' },
          productTypes: { type: 'array', items: { type: 'integer' }, description: '哪些类型的商品可用' },
          productIds: { type: 'array', items: { type: 'string' }, description: '哪些商品可用' },
          stock: { type: 'integer', minimum: 0, description: '还能领几张' },
          description: { type: 'string', description: '使用说明' },
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
      },
    },
    received: {
      type: 'array',
      items: { type: 'string' },
      description: '我领过的券 id，写 {{ default(received, []) }}（接口 receivedCoupons）',
    },
    title: { type: 'string', minLength: 1, maxLength: 6, description: '标题，默认 优惠券' },
  },
  required: ['coupons'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CouponStripProps = FromSchema<typeof couponStripProps>
