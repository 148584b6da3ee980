import type { Example } from '../../src/kit/widget.ts'
import type { FootActionsProps } from './props.schema.ts'

export const examples: readonly Example<FootActionsProps>[] = [
  { name: '最少', props: { main: '提交预约' } },
  {
    name: '先问一句',
    props: { main: '改期', second: '取消预约', confirmSecond: '确定取消这个预约吗？', note: '最晚提前一天' },
  },
  { name: '正在做', props: { main: '核销', confirm: '确定核销一次吗？', result: { status: 'busy' } } },
  {
    name: '不能按',
    props: { main: '提交预约', isOff: true, result: { status: 'refused', code: 'x', message: '约满了' } },
  },
]
