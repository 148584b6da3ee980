import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { stayCardsProps, type StayCardsProps } from './props.schema.ts'

export const stayCards = {
  code: 'stay-cards',
  category: 'products',
  title: '酒店大卡片',
  description: '一家酒店一张大图：地点、卖点、标签和起价；点了带着入住和离店日期去它的页面。',
  props: stayCardsProps,
  events: { select: contentEvent },
  height: 1400,
  emptyWhen: ['hotels'],
  load: () => import('./stay-cards.tsx'),
} as const satisfies Widget<StayCardsProps>
