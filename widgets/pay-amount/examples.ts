import type { Example } from '../../src/kit/widget.ts'
import type { PayAmountProps } from './props.schema.ts'

export const examples: readonly Example<PayAmountProps>[] = [
  { name: '全部要付', props: { amount: 1072, paid: 0, until: '2026-11-20T08:29:30' } },
  { name: '付过一部分', props: { amount: 260.5, paid: 100, until: '2026-11-20T08:02:05', label: '还需支付' } },
  { name: '金额很大', props: { amount: 1234567.89, until: '2026-11-23T08:00:00' } },
  { name: '时间到了', props: { amount: 268, until: '2026-11-20T07:59:00' } },
]
