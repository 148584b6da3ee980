import type { FromSchema } from 'json-schema-to-ts'
import { recommendationSchema } from '../../schemas/domain/recommendation.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'

export const recommendListProps = {
  title: '为您推荐',
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 16, description: '标题，默认 为您推荐' },
    products: {
      type: 'array',
      items: recommendationSchema,
      description: '接口 recommendProducts 的 products；没有就不出现',
    },
    max: { type: 'integer', minimum: 1, maximum: 50, description: '最多几个，默认 6' },
    endText: { type: 'string', maxLength: 30, description: '列表末尾的一句话；不写就没有' },
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type RecommendListProps = FromSchema<typeof recommendListProps>
