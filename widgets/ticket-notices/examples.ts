import type { Example } from '../../src/kit/widget.ts'
import type { TicketNoticesProps } from './props.schema.ts'

export const examples: readonly Example<TicketNoticesProps>[] = [
  { name: '随时退', props: { unsubscribePolicyType: 1 } },
  { name: '条件退，要实名', props: { unsubscribePolicyType: 2, realNameCertification: 1 } },
  { name: '不可退，没有服务保障', props: { unsubscribePolicyType: 3, promise: '' } },
  {
    name: '文字很长',
    props: { unsubscribePolicyType: 1, anytime: '未使用的门票随时可以申请退款，节假日也一样。'.repeat(2) },
  },
]
