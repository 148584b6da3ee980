import type { Example } from '../../src/kit/widget.ts'
import type { TaskListProps } from './props.schema.ts'

const browse = { title: '读一篇旅行攻略', reward: '10 积分', isDone: false, to: '/?activityTaskRelationId=70013' }

export const examples: readonly Example<TaskListProps>[] = [
  { name: '任务', props: { title: '做任务得积分', tasks: [browse, { ...browse, isDone: true }] } },
  {
    name: '全部设置',
    props: {
      ...{ title: '连签奖励', doText: '去看看', doneText: '已得', openText: '未达成' },
      tasks: [
        { title: '连续签到 3 天', reward: '玩乐满减券', isDone: true },
        { title: '连续签到 7 天', reward: '玩乐九折券', isDone: false },
        browse,
      ],
    },
  },
  {
    name: '文字很长',
    props: {
      title: '做任务得积分',
      tasks: [{ ...browse, title: browse.title.repeat(12), reward: '很多很多积分'.repeat(8) }],
    },
  },
]
