import type { Example } from '../../src/kit/widget.ts'
import type { OrderFactsProps } from './props.schema.ts'

const whole: OrderFactsProps = {
  ...{ title: '订单信息', orderId: '202611201234567890', statusText: '已确认', remark: '想要上午的船' },
  ...{ orderTime: '2026-11-20T08:00:00', payTime: '2026-11-20T08:01:30', pricePaid: 996.3, priceTotal: 996.3 },
  ...{ priceRefunded: 268, contactName: '顾长风', contactPhone: '13800000003' },
}

const closed: OrderFactsProps = {
  ...{ orderId: '90000301', priceTotal: 996.3, pricePaid: 0, statusText: '已取消', isCancelled: true },
  ...{ priceReturning: 996.3, priceReturned: 100 },
}

export const examples: readonly Example<OrderFactsProps>[] = [
  { name: '只有订单号', props: { orderId: '90000301' } },
  { name: '待支付', props: { orderId: '90000301', priceTotal: 996.3, pricePaid: 0, statusText: '待支付' } },
  { name: '关闭后付的钱退回', props: closed },
  { name: '全部', props: whole },
  {
    name: '很长的文字',
    props: { ...whole, contactName: '长'.repeat(30), remark: '靠窗'.repeat(25), pricePaid: 1_234_567.89 },
  },
]
