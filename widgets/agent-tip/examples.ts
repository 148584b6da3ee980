import type { Example } from '../../src/kit/widget.ts'
import type { AgentTipProps } from './props.schema.ts'

export const examples: readonly Example<AgentTipProps>[] = [
  { name: '有佣金', props: { amount: 58 } },
  { name: '没有佣金', props: { amount: 0 } },
  { name: '很多佣金', props: { amount: 12888.88, text: '推荐好友赚' } },
]
