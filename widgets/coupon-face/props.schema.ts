import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const couponFaceProps = {
  title: '券面',
  type: 'object',
  properties: {
    denomination: { type: 'number', minimum: 0, description: '面值，元，例如 {{ product.voucher.denomination }}' },
    threshold: { type: 'number', minimum: 0, description: '满多少元可用；0 或没有就是无门槛' },
    validDays: { type: 'integer', minimum: 1, description: '买后多少天内有效' },
    scope: { type: 'string', description: '哪里能用' },
    usage: { type: 'string', description: '怎么用' },
    name: { type: 'string', description: '券的名字' },
    linkText: { type: 'string', minLength: 1, maxLength: 10, description: '链接的文字，默认 查看我的优惠券' },
    to: { type: 'string', minLength: 1, format: 'address', description: '链接去哪儿，例如 /coupon；不写就没有链接' },
  },
  required: ['denomination', 'validDays', 'scope', 'usage'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CouponFaceProps = FromSchema<typeof couponFaceProps>
