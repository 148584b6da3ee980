import type { FromSchema } from 'json-schema-to-ts'
import { recommendationSchema } from '../../schemas/domain/recommendation.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const recommendListProps = {
  title: '为您推荐',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, title: '标题', description: '默认是“为您推荐”。' },
    products: {
      type: 'array',
      items: recommendationSchema,
      title: '推荐的商品',
      description: '没有就不出现。',
      $comment: '接口 recommendProducts 的 products。',
    },
    max: { type: 'integer', minimum: 1, maximum: 500, title: '最多几个', description: '默认是 6。' },
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(recommend.more, 'ready') }}；不写就不分页。",
    },
    endText: {
      type: 'string',
      maxLength: 30,
      title: '到底时的一句话',
      description: '默认是“到底啦，只有这些内容了”。',
    },
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RecommendListProps = FromSchema<typeof recommendListProps>
