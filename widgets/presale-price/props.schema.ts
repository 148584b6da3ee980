import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const presalePriceProps = {
  title: '预售价',
  type: 'object',
  properties: {
    price: { type: 'number', minimum: 0, title: '预售价', description: '单位是元，例如 {{ presale.presalePrice }}。' },
    original: { type: 'number', minimum: 0, title: '划线价', description: '单位是元；比预售价高才显示。' },
    from: { type: 'string', title: '可兑换的第一天', description: '例如 {{ presale.subscribeFrom }}。' },
    until: { type: 'string', title: '可兑换的最后一天' },
    saleStartDate: { type: 'string', title: '还没开售时写开售时间', description: '没有就是在售。' },
  },
  required: ['price', 'from', 'until'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PresalePriceProps = FromSchema<typeof presalePriceProps>
