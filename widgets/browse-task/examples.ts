import type { Example } from '../../src/kit/widget.ts'
import type { BrowseTaskProps } from './props.schema.ts'

const task = {
  activityTaskId: '301',
  activityTaskRelationId: '9001',
  taskName: '逛逛冬日会场',
  taskContentNum: 15,
  reward: '50 积分',
  done: false,
}

export const examples: readonly Example<BrowseTaskProps>[] = [
  { name: '倒计时', props: task },
  {
    name: '刚刚完成',
    props: { ...task, done: true, result: { status: 'done', reply: { data: { reward: '50 积分' } } } },
  },
  { name: '早已完成', props: { ...task, done: true } },
  {
    name: '很长的文字',
    props: {
      ...task,
      taskName: '逛逛冬日会场并看看三大度假区的全部早鸟预售产品',
      reward: '500 积分与一张满五百减五十元的度假套餐优惠券',
      taskContentNum: 600,
    },
  },
]
