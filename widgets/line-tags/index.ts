import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { lineTagsProps, type LineTagsProps } from './props.schema.ts'

export const lineTags = {
  code: 'line-tags',
  category: 'products',
  title: '同系列线路',
  description: '同一系列的几条线路，一条一个标签：正在看的一条亮着，点别的就去看别的。',
  props: lineTagsProps,
  defaults,
  height: 100,
  static: true,
  emptyWhen: ['lines'],
  load: () => import('./line-tags.tsx'),
} as const satisfies Widget<LineTagsProps>
