import type { FromSchema } from 'json-schema-to-ts'
import { memberPriceSchema } from '../../schemas/domain/sale-plan.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const loginBannerProps = {
  title: '会员横条',
  type: 'object',
  properties: {
    isLoggedIn: { type: 'boolean', description: '写 {{ viewer.loggedIn }}' },
    level: { type: 'integer', minimum: 0, maximum: 6, description: '会员等级，写 {{ viewer.level }}' },
    discounts: {
      type: 'array',
      items: memberPriceSchema,
      description: '各等级的折扣，例如 {{ info.memberDiscounts }}；没有就只说登录',
    },
    text: {
      type: 'string',
      minLength: 1,
      maxLength: 30,
      description: '给没登录的人看的一句话，默认 登录后查看会员优惠价',
    },
    button: { type: 'string', minLength: 1, maxLength: 6, description: '按钮的文字，默认 立即登录' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema

export type LoginBannerProps = FromSchema<typeof loginBannerProps>
