import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { pointsGoodsProps, type PointsGoodsProps } from './props.schema.ts'

export const pointsGoods = {
  code: 'points-goods',
  category: 'members',
  title: '积分商品',
  description: '积分商城商品的两列卡片：要多少积分，再付多少钱，还剩几份；可以一页一页地看。',
  props: pointsGoodsProps,
  defaults,
  events: { more: plainEvent('快到底了，或点了重试') },
  height: 620,
  emptyWhen: ['goods'],
  load: () => import('./points-goods.tsx'),
} as const satisfies Widget<PointsGoodsProps>
