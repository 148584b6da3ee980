import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { guideRowsProps, type GuideRowsProps } from './props.schema.ts'

export const guideRows = {
  code: 'guide-rows',
  category: 'texts',
  title: '说明的几行',
  description: '一行一处：车站、班车、营业时间、包含什么；按小标题分组，也可以用来选一个。',
  props: guideRowsProps,
  events: { select: contentEvent },
  height: 420,
  emptyWhen: ['rows'],
  load: () => import('./guide-rows.tsx'),
} as const satisfies Widget<GuideRowsProps>
