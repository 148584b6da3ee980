import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { pointsEntriesProps, type PointsEntriesProps } from './props.schema.ts'

export const pointsEntries = {
  code: 'points-entries',
  category: 'members',
  title: '积分明细',
  description: '积分怎么来的、怎么用掉的，最近的在前。',
  props: pointsEntriesProps,
  events: { more: plainEvent('快到底了，或点了重试') },
  height: 480,
  emptyWhen: ['entries'],
  load: () => import('./points-entries.tsx'),
} as const satisfies Widget<PointsEntriesProps>
