import type { FromSchema } from 'json-schema-to-ts'
import { packageOfferSchema } from '../../schemas/domain/package-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const packageCardsProps = {
  title: '套餐列表',
  type: 'object',
  properties: {
    offers: {
      type: 'array',
      items: packageOfferSchema,
      title: '套餐',
      description: '例如 {{ offers.productPackageInfos }}。',
    },
    more: { type: 'string', enum: moreStates, title: '下一页怎么样了', description: '写 {{ offers.more }}。' },
    itemMax: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      title: '每个套餐最多列几项内容',
      description: '内容有住、吃、享、玩；默认是 3。',
    },
    endText: { type: 'string', maxLength: 30, title: '到底时的一句话', description: '默认是“没有更多了”。' },
  },
  required: ['offers'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageCardsProps = FromSchema<typeof packageCardsProps>
