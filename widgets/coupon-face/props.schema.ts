import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const couponFaceProps = {
  title: '券面',
  type: 'object',
  properties: {
    denomination: {
      type: 'number',
      minimum: 0,
      title: '面值',
      description: '单位是元，例如 {{ product.voucher.denomination }}。',
    },
    threshold: { type: 'number', minimum: 0, title: '满多少元可用', description: '0 或没有就是无门槛。' },
    validDays: { type: 'integer', minimum: 1, title: '买后多少天内有效' },
    scope: { type: 'string', title: '哪里能用' },
    usage: { type: 'string', title: '怎么用' },
    name: { type: 'string', title: '券的名字' },
    linkText: {
      type: 'string',
      minLength: 1,
      maxLength: 10,
      title: '链接的文字',
      description: '默认是“查看我的优惠券”。',
    },
    to: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '链接去哪儿',
      description: '例如 /coupon；不写就没有链接。',
    },
  },
  required: ['denomination', 'validDays', 'scope', 'usage'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type CouponFaceProps = FromSchema<typeof couponFaceProps>
