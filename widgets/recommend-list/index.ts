import { plainEvent } from '../../src/kit/content-event.ts'
import { recommendationEvent } from '../../src/kit/recommendation-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { recommendListProps, type RecommendListProps } from './props.schema.ts'

export const recommendList = {
  code: 'recommend-list',
  category: 'products',
  title: '为您推荐',
  description: '推荐商品的两列卡片，最多 6 个，也可以一页一页地看（more 事件，配 load-more）；没有地址的商品不能点。',
  props: recommendListProps,
  defaults,
  events: { select: recommendationEvent('点了一个商品'), more: plainEvent('快到底了，或点了重试') },
  height: 920,
  emptyWhen: ['products'],
  load: () => import('./recommend-list.tsx'),
} as const satisfies Widget<RecommendListProps>
