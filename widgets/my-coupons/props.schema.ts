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
      description: '接口 myCoupons 的 coupons',
    },
    link: { type: 'string', minLength: 1, description: '去使用打开的地址，后面接券的 id，默认 /coupon-use?couponId=' },
    to: {
      type: 'string',
      title: '每张都去的地址',
      format: 'address',
      description: '去使用打开的地址，每张都一样，不接 id；空的就没有去使用',
    },
  },
  required: ['coupons'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MyCouponsProps = FromSchema<typeof myCouponsProps>
