import type { FromSchema } from 'json-schema-to-ts'
import { buyerFields } from '../../schemas/domain/buyer.ts'
import { memberPriceSchema } from '../../schemas/domain/sale-plan.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const memberBarProps = {
  title: '会员优惠',
  type: 'object',
  properties: {
    discounts: {
      type: 'array',
      items: memberPriceSchema,
      title: '各等级的折扣',
      description: '例如 {{ ticket.memberDiscounts }}；没有就不显示。',
    },
    isLoggedIn: {
      type: 'boolean',
      title: '已经登录',
      description: '写 {{ viewer.loggedIn }}；没登录的人看到“查看会员优惠价”。',
    },
    ...buyerFields,
  },
  required: ['discounts'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type MemberBarProps = FromSchema<typeof memberBarProps>
