import { activitySchema } from '../../schemas/domain/activity.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { eventScheduleProps, type EventScheduleProps } from './props.schema.ts'

export const eventSchedule = {
  code: 'event-schedule',
  category: 'places',
  title: '活动日程',
  description: '今天、明天、后天三天的活动，按时间排列，可以按类型筛选；取消的会标出来。',
  props: eventScheduleProps,
  defaults,
  events: {
    day: {
      title: '换了一天',
      payload: {
        type: 'object',
        properties: {
          index: { type: 'integer', minimum: 0, maximum: 2, title: '第几天', description: '0 今天，1 明天，2 后天。' },
          date: { type: 'string', title: '日期' },
        },
        required: ['index', 'date'],
        additionalProperties: false,
      },
    },
    select: {
      title: '点了一个活动',
      payload: {
        type: 'object',
        properties: { activity: activitySchema },
        required: ['activity'],
        additionalProperties: false,
      },
    },
  },
  height: 1300,
  load: () => import('./event-schedule.tsx'),
} as const satisfies Widget<EventScheduleProps>
