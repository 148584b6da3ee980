import type { FromSchema } from 'json-schema-to-ts'
import { collectReply } from '../../schemas/api/check-product-collect.ts'
import { favoriteSchema } from '../../schemas/domain/favorite.ts'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { submitStateSchema } from '../../src/kit/submit-state.ts'
import { moreStates } from '../../schemas/page/page.ts'

export const favoritesListProps = {
  title: '我的收藏',
  type: 'object',
  properties: {
    products: {
      type: 'array',
      items: favoriteSchema,
      title: '收藏的商品',
      $comment: '接口 myFavorites 的 products。',
    },
    result: submitStateSchema('取消或恢复收藏的结果', {
      type: 'object',
      title: '接口的回答',
      properties: { data: { ...collectReply.properties.data, title: '收藏了没有' } },
      additionalProperties: true,
    }),
    more: {
      type: 'string',
      enum: moreStates,
      title: '下一页怎么样了',
      description: "写 {{ default(favorites.more, 'ready') }}。",
    },
    endText: { type: 'string', maxLength: 30, title: '到底时的一句话' },
  },
  required: ['products'],
  additionalProperties: false,
} as const satisfies JSONSchema

export type FavoritesListProps = FromSchema<typeof favoritesListProps>
