import type { FromSchema } from 'json-schema-to-ts'
import { orderCouponSchema } from '../../schemas/domain/order-fill.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

const yuan = (description: string) => ({ type: 'number', minimum: 0, description: `${description}，元` }) as const

export const orderCouponProps = {
  title: '订单的优惠',
  type: 'object',
  properties: {
    usable: { type: 'array', items: orderCouponSchema, description: '能用的券，写 {{ default(coupons.usable, []) }}' },
    unusable: {
      type: 'array',
      items: orderCouponSchema,
      description: '不能用的券，写 {{ default(coupons.unusable, []) }}',
    },
    used: { type: 'string', description: '用上的券的 id，写 {{ info.coupon.couponId }}' },
    problem: { type: 'string', description: '要用的券为什么没用上，写 {{ info.couponProblem }}' },
    couponDiscount: yuan('优惠券抵扣，写 {{ info.priceDetail.couponDiscount }}'),
    memberDiscount: yuan('会员优惠，写 {{ info.priceDetail.memberDiscount }}'),
    levelName: { type: 'string', description: '享受优惠的等级，写 {{ info.priceDetail.levelName }}' },
    presaleDeduction: yuan('预售抵扣，写 {{ info.priceDetail.presaleDeduction }}'),
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type OrderCouponProps = FromSchema<typeof orderCouponProps>
