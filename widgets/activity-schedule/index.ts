import { activitySchema } from '../../schemas/domain/activity.ts'
import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { activityScheduleProps, type ActivityScheduleProps } from './props.schema.ts'

export const activitySchedule = {
  code: 'activity-schedule',
  category: 'promotions',
  title: '每日活动',
  description: '今天的活动，一次三条，每 5 秒向上滚一条；今天没有就显示明天的，再没有就显示后天的。',
  props: activityScheduleProps,
  defaults,
  events: {
    select: {
      title: '点了一个活动',
      payload: {
        type: 'object',
        properties: { activity: activitySchema },
        required: ['activity'],
        additionalProperties: false,
      },
    },
    more: plainEvent('点了全部'),
  },
  height: 416,
  emptyWhen: ['today', 'tomorrow', 'dayAfter'],
  load: () => import('./activity-schedule.tsx'),
} as const satisfies Widget<ActivityScheduleProps>
