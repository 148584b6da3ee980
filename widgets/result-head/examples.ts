import type { Example } from '../../src/kit/widget.ts'
import type { ResultHeadProps } from './props.schema.ts'

export const examples: readonly Example<ResultHeadProps>[] = [
  { name: '成功', props: { title: '预约成功' } },
  { name: '还要等', props: { kind: 'wait', title: '预约已提交', text: '商家会在 24 小时内确认' } },
  { name: '没成功', props: { kind: 'bad', title: '预约未通过', text: '当天有大风，船不出港'.repeat(4) } },
]
