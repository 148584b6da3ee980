import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { eventDetailProps, type EventDetailProps } from './props.schema.ts'

export const eventDetail = {
  code: 'event-detail',
  category: 'places',
  title: '活动详情',
  description: '一个活动：大图、时间、地点、人群、费用、预约和会员限制、介绍。',
  props: eventDetailProps,
  defaults,
  events: { more: plainEvent('点了看当天全部活动') },
  height: 880,
  emptyWhen: ['activity'],
  load: () => import('./event-detail.tsx'),
} as const satisfies Widget<EventDetailProps>
