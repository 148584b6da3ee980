import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { quickEntriesProps, type QuickEntriesProps } from './props.schema.ts'

export const quickEntries = {
  code: 'quick-entries',
  category: 'navigation',
  title: '快捷入口',
  description: '一排图标入口，最多五个；没有跳转设置的入口也能点，由 select 事件决定怎么办。',
  props: quickEntriesProps,
  defaults,
  events: { select: contentEvent },
  height: 108,
  emptyWhen: ['items'],
  load: () => import('./quick-entries.tsx'),
} as const satisfies Widget<QuickEntriesProps>
