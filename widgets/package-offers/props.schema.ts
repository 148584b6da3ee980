import type { FromSchema } from 'json-schema-to-ts'
import { packageOfferSchema } from '../../schemas/domain/package-offer.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const packageOffersProps = {
  title: '限时套餐',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 20, title: '标题', description: '例如“限时抢购”。' },
    offers: {
      type: 'array',
      items: packageOfferSchema,
      title: '套餐',
      description: '例如 {{ offers.productPackageInfos }}。',
    },
    max: { type: 'integer', minimum: 1, maximum: 20, title: '最多几个套餐', description: '默认是 2。' },
    itemMax: {
      type: 'integer',
      minimum: 0,
      maximum: 6,
      title: '每个套餐最多列几项内容',
      description: '内容有住、吃、享、玩；默认是 3。',
    },
    moreText: { type: 'string', minLength: 1, maxLength: 8, title: '右上角链接的文字', description: '默认是“更多”。' },
    moreTo: {
      type: 'string',
      minLength: 1,
      format: 'address',
      title: '右上角链接的地址',
      description: '例如 /combo。',
      $comment: '不写就由 more 事件决定。',
    },
    showMore: { type: 'boolean', title: '右上角的链接', description: '默认有。' },
  },
  required: ['title', 'offers'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type PackageOffersProps = FromSchema<typeof packageOffersProps>
