import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { sampleCardProps, type SampleCardProps } from './props.schema.ts'

export const sampleCard = {
  code: 'sample-card',
  category: 'texts',
  title: '示例卡片',
  description: '标题、一段话和一个按钮。',
  props: sampleCardProps,
  defaults,
  events: { select: plainEvent('点了按钮') },
  height: 190,
  load: () => import('./sample-card.tsx'),
} as const satisfies Widget<SampleCardProps>
