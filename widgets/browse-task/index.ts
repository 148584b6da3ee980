import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { browseTaskProps, type BrowseTaskProps } from './props.schema.ts'

const taskIds = {
  type: 'object',
  properties: {
    activityTaskId: { type: 'string', title: '任务编号' },
    activityTaskRelationId: { type: 'string', title: '任务与活动的关系编号' },
  },
  required: ['activityTaskId', 'activityTaskRelationId'],
  additionalProperties: false,
} as const

export const browseTask = {
  code: 'browse-task',
  category: 'promotions',
  title: '浏览任务',
  description:
    '浮在页面上的倒计时：第一次触碰后开始，页面不可见时暂停，走完算完成，才能返回。它不占地方，放在哪儿都行。',
  props: browseTaskProps,
  events: {
    complete: { title: '浏览完成，要提交', payload: taskIds },
    claim: { title: '没有登录的人完成后点了登录领取，要登录后再提交', payload: taskIds },
    return: plainEvent('完成后点了返回'),
  },
  height: 1,
  floats: true,
  emptyWhen: ['activityTaskId'],
  load: () => import('./browse-task.tsx'),
} as const satisfies Widget<BrowseTaskProps>
