import type { Widget } from '../../src/kit/widget.ts'
import { richTextProps, type RichTextProps } from './props.schema.ts'

export const richText = {
  code: 'rich-text',
  category: 'texts',
  title: '文字',
  description: '标题和段落，用来写说明、规则和介绍。',
  props: richTextProps,
  height: 240,
  static: true,
  emptyWhen: ['parts'],
  load: () => import('./rich-text.tsx'),
} as const satisfies Widget<RichTextProps>
