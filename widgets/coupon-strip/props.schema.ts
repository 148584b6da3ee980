import type { FromSchema } from 'json-schema-to-ts'
import { couponSchema } from '../../schemas/domain/coupon.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const couponStripProps = {
  title: '优惠券',
  type: 'object',
  properties: {
    coupons: {
      type: 'array',
      title: '可以领的券',
      description: '例如 {{ coupons }}；没有就不出现。',
      $comment: '接口 productCoupons。',
      items: couponSchema,
    },
    received: {
      type: 'array',
      items: { type: 'string' },
      title: '我领过的券',
      description: '写 {{ default(received, []) }}。',
      $comment: '接口 receivedCoupons。',
    },
    title: { type: 'string', minLength: 1, maxLength: 6, title: '标题', description: '默认是“优惠券”。' },
  },
  required: ['coupons'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CouponStripProps = FromSchema<typeof couponStripProps>
