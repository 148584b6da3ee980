import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { storyCardsProps, type StoryCardsProps } from './props.schema.ts'

export const storyCards = {
  code: 'story-cards',
  category: 'pictures',
  title: '攻略卡片',
  description: '横向滑动的攻略文章，点开看内容页。',
  props: storyCardsProps,
  defaults,
  events: { select: { ...contentEvent, title: '点了一篇攻略' } },
  height: 390,
  emptyWhen: ['items'],
  load: () => import('./story-cards.tsx'),
} as const satisfies Widget<StoryCardsProps>
