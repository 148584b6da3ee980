import type { FromSchema } from 'json-schema-to-ts'
import { bargainCardSchema } from '../../schemas/domain/bargain-team.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const bargainListProps = {
  title: '砍价商品列表',
  type: 'object',
  properties: {
    products: {
      type: 'array',
      items: bargainCardSchema,
      title: '砍价商品',
      $comment: '接口 bargainList 的 products。',
    },
    more: { enum: moreStates, title: '分页到哪了', description: "写 {{ default(list.more, 'ready') }}。" },
    endText: { type: 'string', maxLength: 30, title: '到底时的一句话' },
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type BargainListProps = FromSchema<typeof bargainListProps>
