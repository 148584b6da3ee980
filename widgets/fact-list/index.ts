import type { Widget } from '../../src/kit/widget.ts'
import { factListProps, type FactListProps } from './props.schema.ts'

export const factList = {
  code: 'fact-list',
  category: 'texts',
  title: '一张事实表',
  description: '一张卡片：标题，和一行行“什么：怎样”。没有内容的行不出现。',
  props: factListProps,
  height: 220,
  static: true,
  emptyWhen: ['rows'],
  load: () => import('./fact-list.tsx'),
} as const satisfies Widget<FactListProps>
