import type { Example } from '../../src/kit/widget.ts'
import type { OrderStatusProps } from './props.schema.ts'

const soon = Date.UTC(2026, 10, 20, 0, 20, 0)

export const examples: readonly Example<OrderStatusProps>[] = [
  { name: '已确认', props: { statusText: '已确认', orderStatus: 5, paymentStatus: 3, retainTime: soon } },
  {
    name: '待支付',
    props: { statusText: '待支付', orderStatus: 1, paymentStatus: 1, retainTime: soon, canPay: true, price: 996.3 },
  },
  {
    name: '部分支付，金额很长',
    props: {
      statusText: '部分支付',
      orderStatus: 1,
      paymentStatus: 2,
      retainTime: soon,
      canPay: true,
      price: 1_234_567.89,
    },
  },
  { name: '已支付', props: { statusText: '已支付', orderStatus: 1, paymentStatus: 3, retainTime: soon } },
  { name: '已取消', props: { statusText: '已取消', orderStatus: 3, paymentStatus: 1, retainTime: soon } },
  { name: '已退订', props: { statusText: '已退订', orderStatus: 4, paymentStatus: 3, retainTime: soon } },
]
