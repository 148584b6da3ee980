import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { sectionProps, type SectionProps } from './props.schema.ts'

export const section = {
  code: 'section',
  category: 'texts',
  title: '分区',
  description: '给几个区块一个共同的标题；区块放在 content 插槽里。',
  props: sectionProps,
  events: { more: plainEvent('点了右上角的链接') },
  slots: { content: { title: '内容' } },
  height: 60,
  load: () => import('./section.tsx'),
} as const satisfies Widget<SectionProps>
