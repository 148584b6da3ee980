import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { couponSchema } from './coupon.ts'

/** What has become of a coupon that a member has. */
export const couponStates = ['usable', 'used', 'expired'] as const

/** A coupon that a member has (A3, B3). */
export const memberCouponSchema = {
  title: '我的优惠券',
  type: 'object',
  properties: {
    ...couponSchema.properties,
    state: {
      enum: couponStates,
      enumDescriptions: ['可用', '已使用', '已过期'],
      title: '用到哪一步',
      $comment: 'usable 可用 used 已使用 expired 已过期。',
    },
    receivedTime: { type: 'string', title: '领取时间', description: '是北京时间。' },
    usedTime: { type: 'string', title: '到店核销的时间', description: '是北京时间。' },
    orderId: { type: 'string', title: '用在哪个订单' },
    obstacle: {
      type: 'string',
      title: '不能用的原因',
      description: '还没到可用的时间，或者不能用于问的商品；没有就能用。',
    },
  },
  required: [...couponSchema.required, 'state', 'receivedTime'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MemberCoupon = FromSchema<typeof memberCouponSchema>
