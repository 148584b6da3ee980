import type { Example } from '../../src/kit/widget.ts'
import type { PayBarProps } from './props.schema.ts'

export const examples: readonly Example<PayBarProps>[] = [
  { name: '可以付', props: { amount: 1072, channel: 'h5', way: '' } },
  { name: '正在打开', props: { amount: 1072, channel: 'wechat', result: { status: 'busy' } } },
  { name: '自己的话', props: { amount: 1234567.89, channel: 'h5', way: 'alipay', text: '付剩下的' } },
]
