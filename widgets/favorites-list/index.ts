import { favoriteSchema } from '../../schemas/domain/favorite.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { favoritesListProps, type FavoritesListProps } from './props.schema.ts'

const payload = {
  type: 'object',
  properties: { product: favoriteSchema },
  required: ['product'],
  additionalProperties: false,
} as const
const isCollected = { type: 'boolean', title: '要收藏', description: '否就是取消收藏。' } as const

export const favoritesList = {
  code: 'favorites-list',
  category: 'members',
  title: '我的收藏',
  description: '收藏的商品，已下架的说明自己；取消收藏后可以撤销（toggle 事件，配 submit collectOrCancelProduct）。',
  props: favoritesListProps,
  defaults,
  events: {
    select: { title: '点了一个商品', payload },
    toggle: {
      title: '取消收藏，或撤销取消',
      payload: {
        ...payload,
        properties: { ...payload.properties, isCollected },
        required: ['product', 'isCollected'],
      },
    },
    more: plainEvent('快到底了，或点了重试'),
  },
  height: 900,
  emptyWhen: ['products'],
  load: () => import('./favorites-list.tsx'),
} as const satisfies Widget<FavoritesListProps>
