import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { taskListProps, type TaskListProps } from './props.schema.ts'

export const taskList = {
  code: 'task-list',
  category: 'promotions',
  title: '任务',
  description: '一行一个任务或奖励：做什么、得到什么、完成了没有；有地址的点了去做。',
  props: taskListProps,
  defaults,
  events: { select: plainEvent('点了一个任务') },
  height: 220,
  emptyWhen: ['tasks'],
  load: () => import('./task-list.tsx'),
} as const satisfies Widget<TaskListProps>
