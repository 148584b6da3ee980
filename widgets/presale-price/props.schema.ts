import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const presalePriceProps = {
  title: '预售价',
  type: 'object',
  properties: {
    price: { type: 'number', minimum: 0, description: '预售价，元，例如 {{ presale.presalePrice }}' },
    original: { type: 'number', minimum: 0, description: '划线价，元；比预售价高才显示' },
    from: { type: 'string', description: '可兑换的第一天，例如 {{ presale.subscribeFrom }}' },
    until: { type: 'string', description: '可兑换的最后一天' },
    saleStartDate: { type: 'string', description: '还没开售时写开售时间；没有就是在售' },
  },
  required: ['price', 'from', 'until'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PresalePriceProps = FromSchema<typeof presalePriceProps>
