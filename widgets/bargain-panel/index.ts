import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { bargainPanelProps, type BargainPanelProps } from './props.schema.ts'

export const bargainPanel = {
  code: 'bargain-panel',
  category: 'promotions',
  title: '砍价进度',
  description: '砍价商品的底价、原价、已砍和还差，一条进度，还可以有离结束多久。',
  props: bargainPanelProps,
  events: { over: plainEvent('到结束的时间了') },
  height: 130,
  load: () => import('./bargain-panel.tsx'),
} as const satisfies Widget<BargainPanelProps>
