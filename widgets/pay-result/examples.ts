import type { Example } from '../../src/kit/widget.ts'
import type { PayResultProps } from './props.schema.ts'

export const examples: readonly Example<PayResultProps>[] = [
  { name: '支付成功', props: { outcome: 'paid', amount: 1072, returned: 0 } },
  { name: '付了两次', props: { outcome: 'paid', amount: 1072, returned: 1072 } },
  { name: '无需支付', props: { outcome: 'free' } },
  { name: '付了一部分', props: { outcome: 'part-paid', amount: 100 } },
  { name: '支付失败', props: { outcome: 'failed' } },
  { name: '确认中', props: { outcome: 'confirming', times: 3 } },
  { name: '没有支付', props: { outcome: 'unpaid' } },
  { name: '取消以后付的', props: { outcome: 'returning', returned: 268 } },
  { name: '已退回', props: { outcome: 'returned', returned: 268 } },
  { name: '订单已取消', props: { outcome: 'closed' } },
  { name: '超过支付时间', props: { outcome: 'expired' } },
]
