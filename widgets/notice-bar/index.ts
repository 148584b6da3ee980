import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { noticeBarProps, type NoticeBarProps } from './props.schema.ts'

export const noticeBar = {
  code: 'notice-bar',
  category: 'promotions',
  title: '公告条',
  description: '一行可以点的公告；没有公告就不出现。',
  props: noticeBarProps,
  defaults,
  events: { select: contentEvent },
  height: 60,
  emptyWhen: ['items'],
  load: () => import('./notice-bar.tsx'),
} as const satisfies Widget<NoticeBarProps>
