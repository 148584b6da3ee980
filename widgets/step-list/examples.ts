import type { Example } from '../../src/kit/widget.ts'
import type { StepListProps } from './props.schema.ts'

export const examples: readonly Example<StepListProps>[] = [
  {
    name: '等确认',
    props: {
      title: '预约进度',
      steps: [
        { title: '提交预约', state: 'done' },
        { title: '商家确认', state: 'now' },
        { title: '预约成功', state: 'todo' },
      ],
    },
  },
  {
    name: '没通过',
    props: {
      steps: [
        { title: '提交预约', state: 'done' },
        { title: '商家未通过', note: '当天有大风'.repeat(8), state: 'failed' },
      ],
    },
  },
  {
    name: '都完成了',
    props: {
      steps: [
        { title: '提交预约', state: 'done' },
        { title: '预约成功', state: 'done' },
      ],
    },
  },
]
