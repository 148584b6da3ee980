import type { FromSchema } from 'json-schema-to-ts'
import { memberCouponSchema } from '../../schemas/domain/member-coupon.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const myCouponsProps = {
  title: '我的优惠券',
  type: 'object',
  properties: {
    coupons: {
      type: 'array',
      items: memberCouponSchema,
      title: '我的优惠券',
      $comment: '接口 myCoupons 的 coupons。',
    },
    link: {
      type: 'string',
      minLength: 1,
      title: '去使用打开的地址',
      description: '默认是 /coupon-use?couponId=。',
      $comment: '后面接券的 id。',
    },
    to: {
      type: 'string',
      title: '每张都去的地址',
      format: 'address',
      description: '“去使用”打开它，每张都一样；空的就没有“去使用”。',
      $comment: '不接 id。',
    },
  },
  required: ['coupons'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MyCouponsProps = FromSchema<typeof myCouponsProps>
